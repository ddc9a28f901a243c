/**
 * A person's decision about some of axe's `incomplete` results, over every story in every theme and language. A result
 * without a verdict fails the story.
 */
export interface AxeVerdict {
  /** axe's rule. */
  readonly rule: string;
  /** Why axe could not decide, as axe's own key: `pseudoContent`, `bgGradient`, `imgNode`… */
  readonly because: string;
  /** The parts of components, by their class names in the style sheets (`Hero_lead`). */
  readonly parts: readonly string[];
  /** `passes`: a person checked the contrast, and it passes. `does not apply`: the text is decoration. */
  readonly verdict: 'passes' | 'does not apply';
  /** The evidence. */
  readonly reason: string;
}

const rule = 'color-contrast';

export const axeVerdicts: readonly AxeVerdict[] = [
  {
    rule,
    because: 'pseudoContent',
    parts: [
      'AuthorCard_contact', 'Badge_badge', 'BlogCard_excerpt', 'BlogCard_fact', 'BlogCard_figure', 'BlogCard_link', 'BlogCard_more', 'Button_button_primary',
      'Button_button_quiet', 'Button_button_secondary', 'Button_label', 'Card_footer',
      'Card_link', 'Card_text', 'CategoryBadge_name', 'FilterLinks_name', 'Choice_choiceHint', 'Choice_choiceLabel', 'CoverageGrid_badge',
      'CoverageGrid_name', 'Field_markerText', 'FilterChips_chip', 'NavigationMenu_panelLink', 'NoBreak_whole', 'Page_slab', 'SchedulePicker_full',
      'SchedulePicker_short', 'SearchField_submitText', 'ServiceCard_fact', 'ServiceCard_link', 'ServiceCard_text', 'Steps_link', 'Steps_number', 'Tabs_tab',
      'TagChip_link',
    ],
    verdict: 'passes',
    reason:
      'The pseudo-element is the sweep, behind the words: a plane in a ground’s own colour. The words are declared on that ground and on the one below (tokens/src/pairs.ts), every theme is checked before it is built, and `tests/modes/grounds.test.ts` measures the words on each ground.',
  },
  {
    rule,
    because: 'pseudoContent',
    parts: ['Accordion_title', 'control_unitText', 'NumberStepper_input'],
    verdict: 'passes',
    reason: 'The pseudo-element is a line below the words, not behind them. The words are declared on their ground.',
  },
  {
    rule,
    because: 'pseudoContent',
    parts: ['Dialog_description', 'Dialog_panel', 'Dialog_title'],
    verdict: 'passes',
    reason: 'The pseudo-element is the plane over the page, behind the dialog, which is a surface of its own: its text colours are declared on it.',
  },
  {
    rule,
    because: 'bgGradient',
    parts: ['CallToAction_number', 'foundations_pane'],
    verdict: 'passes',
    reason: 'The gradient is one colour, drawn as an image so that it can grow: a line under the number, a ground under the words of the specimen. Both pairs are declared.',
  },
  {
    rule,
    because: 'bgGradient',
    parts: ['StreetFigures_figures', 'StreetFigures_figure'],
    verdict: 'passes',
    reason: 'The gradient is the broken line of the road, at the foot of the slab and below the words. Both text colours of the night ground are declared on it. Checked by eye in every theme.',
  },
  ...(['elmPartiallyObscured', 'elmPartiallyObscuring'] as const).map(
    (because): AxeVerdict => ({
      rule,
      because,
      parts: ['RotatingWords_held'],
      verdict: 'passes',
      reason: 'The words that are not shown are moved out of the pane, and lie over one another there. The shown word is ink on clear, a declared pair; the film of water is behind it.',
    }),
  ),
  {
    rule,
    because: 'bgOverlap',
    parts: ['RotatingWords_held', 'RotatingWordsStage_stage', 'Hero_title'],
    verdict: 'passes',
    reason: 'Five words take turns in one pane of clear glass; the ones that are not shown are moved out of it. Ink on clear and on paper are declared. Checked by eye in every theme, at 320, 1,280 and 1,920 px.',
  },
  {
    rule,
    because: 'bgOverlap',
    parts: ['Hero_behind', 'ProcessSteps_picture', 'Page_lotDrawing', 'foundations_street', 'foundations_drawingPane'],
    verdict: 'does not apply',
    reason: 'The sign of a shop in the drawing, which is hidden from assistive technology: incidental (WCAG 1.4.3).',
  },
  {
    rule,
    because: 'imgNode',
    parts: ['Hero_title', 'Hero_lead', 'Hero_note', 'RotatingWords_pause'],
    verdict: 'passes',
    reason: 'The words’ box overlaps the drawing, whose sky is empty there: the letters are on paper, declared with ink and soft ink. Checked by eye in every theme, at 320, 1,280 and 1,920 px.',
  },
  {
    rule,
    because: 'bgOverlap',
    parts: ['GuaranteeCard_badge'],
    verdict: 'passes',
    reason: 'The circle or the seal is drawn behind its own letters, in clear: brand on clear is declared.',
  },
  {
    rule,
    because: 'bgOverlap',
    parts: ['MobileMenu_link'],
    verdict: 'passes',
    reason: 'In a low window the list scrolls under the buttons at its end. Wherever its words are visible they are ink on paper, which is declared; a focused link is never under the buttons (WCAG 2.4.11).',
  },
  {
    rule,
    because: 'bgOverlap',
    parts: ['Wordmark_wordmark', 'Footer_lastRow'],
    verdict: 'passes',
    reason: 'The end of the page scrolls under the bar of the call button. Wherever the words are visible they are ink on the deeper paper, which is declared; the footer has space below its last line.',
  },
  {
    rule,
    because: 'bgOverlap',
    parts: ['ServiceBlock_challenge', 'ServiceBlock_eco', 'LabelledList_label'],
    verdict: 'passes',
    reason: 'The next block’s drawing begins above its pane, under the grounds of these words, which are stacked above it. Ink on glass and on clear are declared.',
  },
  {
    rule,
    because: 'bgOverlap',
    parts: ['DescriptionList_description', 'DescriptionList_term', 'Accordion_title', 'GuaranteeCard_terms', 'Page_lead', 'Page_rhythmText', 'Page_when', 'Pagination_word', 'Prose_table', 'RowList_note', 'RowList_row', 'Section_lead', 'Testimonial_name', 'Testimonial_quote', 'Testimonial_role'],
    verdict: 'passes',
    reason: 'Words at the edge of the viewport, where axe can’t find out what is behind them: it is only the ground of the page, the section or the card. Ink and soft ink on paper, on the deeper paper, on glass and on clear are declared.',
  },
  {
    rule,
    because: 'shortTextContent',
    parts: ['AirSection_figure', 'Plan_figure'],
    verdict: 'passes',
    reason: 'One digit on a disc of its own, drawn under it: paper on ink is declared.',
  },
  {
    rule,
    because: 'elmPartiallyObscuring',
    parts: ['PageTitle_lead', 'Page_stepWords', 'Page_task'],
    verdict: 'passes',
    reason: 'The drawing of the house on the duct page is larger than its pane, which clips it (`overflow: clip`, which axe does not read): no part of it is behind these words. Their texts are roles of the surfaces page, dark and subtle.',
  },
  {
    rule,
    because: 'elmPartiallyObscured',
    parts: ['Wordmark_wordmark'],
    verdict: 'does not apply',
    reason: 'A logotype (WCAG 1.4.3). Its colours are declared pairs nevertheless.',
  },
  {
    rule,
    because: 'elmPartiallyObscured',
    parts: ['document', 'foundations_table', 'foundations_hiddenOnPhones', 'foundations_figure', 'ContentsList_title', 'Heading_heading_body', 'Heading_heading_display', 'Heading_heading_title'],
    verdict: 'passes',
    reason: 'The element that partly covers it has the page’s own ground (a hidden skip link above the heading, the first column over a scrolling table), and ink on paper is declared.',
  },
  {
    rule,
    because: 'bgOverlap',
    parts: ['document'],
    verdict: 'passes',
    reason: 'A heading under a focused skip link, which disappears when it loses the focus (WCAG 2.4.1). Ink on paper is declared.',
  },
];
