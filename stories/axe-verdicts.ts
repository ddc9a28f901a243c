/**
* Decisions by a person about axe's `incomplete` results, over every story in every theme and language. A
 * result without a verdict fails the story.
 */
export interface AxeVerdict {
  /** axe's rule. */
  readonly rule: string;
  /** Why axe could not decide, in its own key: `pseudoContent`, `bgGradient`, `imgNode`… */
  readonly because: string;
  /** The parts of components, by their class names in the style sheets (`Hero_lead`). */
  readonly parts: readonly string[];
  /** `passes`: checked, and it passes. `does not apply`: it is not read. */
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
      'AuthorCard_contact', 'BlogCard_excerpt', 'BlogCard_fact', 'BlogCard_figure', 'BlogCard_link', 'BlogCard_more', 'Button_button_primary',
      'Button_button_secondary', 'CategoryBadge_name', 'FilterLinks_name', 'Choice_choiceHint', 'Choice_choiceLabel', 'CoverageGrid_badge',
      'CoverageGrid_name', 'FilterChips_chip', 'NavigationMenu_panelLink', 'NoBreak_whole', 'Page_slab', 'SchedulePicker_full',
      'SchedulePicker_short', 'SearchField_submitText', 'ServiceCard_fact', 'ServiceCard_link', 'ServiceCard_text', 'Steps_link', 'Steps_number',
      'SubmitButton_label', 'TagChip_link',
    ],
    verdict: 'passes',
    reason:
      'The pseudo-element is the sweep, behind the words: a plane in a ground’s own colour. The words are declared on that ground and on the one below (tokens/src/pairs.ts), every theme is proved before it is built, and `tests/modes/grounds.test.ts` measures the words on each ground.',
  },
  {
    rule,
    because: 'pseudoContent',
    parts: ['FaqList_title', 'control_unitText', 'NumberStepper_input'],
    verdict: 'passes',
    reason: 'The pseudo-element is a line at the foot, beside the words and not behind them. The words are declared on the ground that they stand on.',
  },
  {
    rule,
    because: 'pseudoContent',
    parts: ['ProcessSteps_pane'],
    verdict: 'does not apply',
    reason: 'Lettering in a drawing that is hidden from assistive technology: incidental (WCAG 1.4.3).',
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
    parts: ['Street_figures', 'Street_figure'],
    verdict: 'passes',
    reason: 'The gradient is the broken line of the road, at the foot of the slab and below the words. Both inks of the night are declared on it. Looked at in every theme.',
  },
  ...(['elmPartiallyObscured', 'elmPartiallyObscuring'] as const).map(
    (because): AxeVerdict => ({
      rule,
      because,
      parts: ['RotatingWords_held'],
      verdict: 'passes',
      reason: 'The words that are not shown are moved out of the pane, and lie over one another there. The shown one is ink on clear, declared; the film of water is behind it.',
    }),
  ),
  {
    rule,
    because: 'bgOverlap',
    parts: ['RotatingWords_held', 'RotatingWordsStage_stage', 'Hero_title'],
    verdict: 'passes',
    reason: 'Five words take turns in one pane of clear glass; the ones that are not shown are moved out of it. Ink on clear and on paper are declared. Looked at in every theme, at 320, 1,280 and 1,920 px.',
  },
  {
    rule,
    because: 'bgOverlap',
    parts: ['Hero_behind', 'Page_lotDrawing', 'foundations_street', 'foundations_drawingPane'],
    verdict: 'does not apply',
    reason: 'The sign of a shop in the drawing, which is hidden from assistive technology: incidental (WCAG 1.4.3).',
  },
  {
    rule,
    because: 'imgNode',
    parts: ['Hero_title', 'Hero_lead', 'Hero_note', 'RotatingWords_pause'],
    verdict: 'passes',
    reason: 'The words’ box reaches over the drawing’s, whose sky there is empty: what is behind the letters is paper, declared with ink and soft ink. Looked at in every theme, at 320, 1,280 and 1,920 px.',
  },
  {
    rule,
    because: 'bgOverlap',
    parts: ['GuaranteeCard_stamp'],
    verdict: 'passes',
    reason: 'The seal is drawn behind its own letters, in clear: brand on clear is declared.',
  },
  {
    rule,
    because: 'bgOverlap',
    parts: ['MobileMenu_link'],
    verdict: 'passes',
    reason: 'On a low window the list scrolls under the buttons at its foot. Out from under them its words are ink on paper, which is declared; a link that has the focus is never under them (WCAG 2.4.11).',
  },
  {
    rule,
    because: 'bgOverlap',
    parts: ['Wordmark_wordmark', 'Footer_groundFloor'],
    verdict: 'passes',
    reason: 'The foot of the page scrolls below the bar of the call button. Out from under it the words are ink on the deeper paper, which is declared; the footer keeps room below its last line.',
  },
  {
    rule,
    because: 'bgOverlap',
    parts: ['LanguageOffer_dismiss'],
    verdict: 'passes',
    reason: 'The checkbox lies over its words, with nothing drawn of it, so that they are the target. Ink on the deeper paper is declared.',
  },
  {
    rule,
    because: 'bgOverlap',
    parts: ['ServiceBlock_challenge', 'ServiceBlock_eco', 'LabelledList_label'],
    verdict: 'passes',
    reason: 'The next block’s drawing begins above its pane, and lies under these words’ own grounds (they are raised over it). Ink on glass and on clear are declared.',
  },
  {
    rule,
    because: 'bgOverlap',
    parts: ['DescriptionList_description', 'DescriptionList_term', 'FaqList_title', 'GuaranteeCard_terms', 'Page_lead', 'Page_rhythmText', 'Page_when', 'Pagination_word', 'Prose_table', 'RowList_note', 'RowList_row', 'Section_lead', 'Testimonial_name', 'Testimonial_quote', 'Testimonial_role'],
    verdict: 'passes',
    reason: 'Words at the edge of what is in view, where axe can’t ask the browser what is behind them: nothing but the page’s, their section’s or their card’s own ground. Ink and soft ink on paper, on the deeper paper, on glass and on clear are declared.',
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
    because: 'elmPartiallyObscured',
    parts: ['Wordmark_wordmark'],
    verdict: 'does not apply',
    reason: 'A logotype (WCAG 1.4.3); its colours are ink and night’s own all the same.',
  },
  {
    rule,
    because: 'elmPartiallyObscured',
    parts: ['document', 'foundations_table', 'foundations_figure', 'ContentsList_title'],
    verdict: 'passes',
    reason: 'What lies over it in part has the page’s own ground (a skip link at rest above the heading, the cells of a table that scrolls under its first column), and ink on paper is declared.',
  },
  {
    rule,
    because: 'bgOverlap',
    parts: ['document'],
    verdict: 'passes',
    reason: 'A heading under a skip link that has the focus, and that goes when the focus does (WCAG 2.4.1). Ink on paper is declared.',
  },
];
