import type { Meta, StoryObj } from '@storybook/react-vite';
import { Phase, PhaseOutcome, Phases, PhaseTitle } from '@uno/ui/Phases';
import { expect, within } from 'storybook/test';
import { pictureCrops, pictureSrc } from '../../../site/pictures.ts';
import { onSurface, onPhones } from '../../frames.tsx';
import { inTests } from '../../inTests.ts';
import { useWords } from '../../language.ts';

const words = {
  'en-CA': {
    next: 'Then:',
    rough: { when: 'The joints are sanded', title: 'Rough Clean', text: 'We carry out offcuts and vacuum plaster dust from the ceiling down.', after: 'Painters work on a bare, dry slab.' },
    detail: { when: 'The fixtures are in', title: 'Detail Clean', text: 'We take film and labels off the glass, and wipe cupboards inside and out.', after: 'The architect can draw up the deficiency list.' },
    touch: { when: 'The last trade has left', title: 'Final Touch-Up', text: 'We wipe off the dust that has settled since, and go through each room with you.', after: 'The tenant can move in.' },
  },
  'fr-CA': {
    next: 'Ensuite\u00a0:',
    rough: { when: 'Les joints sont poncés', title: 'Gros nettoyage', text: 'Nous sortons les retailles et aspirons la poussière de plâtre, du plafond vers le bas.', after: 'Les peintres travaillent sur une dalle nue et sèche.' },
    detail: { when: 'Les appareils sont posés', title: 'Nettoyage de détail', text: 'Nous décollons pellicules et étiquettes des vitres, et essuyons les armoires dedans comme dehors.', after: 'L’architecte peut dresser la liste des déficiences.' },
    touch: { when: 'Le dernier corps de métier est parti', title: 'Retouches finales', text: 'Nous essuyons la poussière retombée depuis et passons chaque pièce en revue avec vous.', after: 'Le locataire peut emménager.' },
  },
};

interface Moments {
  /** How many of the three phases. */
  count: number;
  /** Whether each has its outcome. */
  outcomes: boolean;
}

function AfterConstruction({ count, outcomes }: Moments) {
  const t = useWords(words);
  const phases = [
    { ...t.rough, picture: 'postConstruction' },
    { ...t.detail, picture: 'carpetCleaning' },
    { ...t.touch, picture: 'officeCleaning' },
  ] as const;
  return (
    <Phases>
      {phases.slice(0, count).map(({ when, title, text, after, picture }) => (
        <Phase
          key={title}
          when={when}
          picture={<img src={pictureSrc(picture, 'square')} alt="" {...pictureCrops.square} />}
          outcome={outcomes ? <PhaseOutcome label={t.next}>{after}</PhaseOutcome> : undefined}
        >
          <PhaseTitle>{title}</PhaseTitle>
          <p>{text}</p>
        </Phase>
      ))}
    </Phases>
  );
}

const meta = {
  title: 'Marketing/Phases',
  component: AfterConstruction,
  subcomponents: { Phases, Phase, PhaseTitle, PhaseOutcome },
  args: { count: 3, outcomes: true },
  argTypes: { count: { control: { type: 'range', min: 2, max: 3 } } },
} satisfies Meta<typeof AfterConstruction>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three pictures in one frame, the line of time, what is done, and what it makes possible. */
export const Default: Story = {
  play: inTests(async ({ args, canvas }) => {
    const phases = canvas.getAllByRole('listitem');
    await expect(phases).toHaveLength(args.count);
    for (const phase of phases) {
      const [when, , outcome] = phase.querySelectorAll('p');
      const title = within(phase).getByRole('heading', { level: 3 });
      // What is read follows what is written: the moment, the name, what comes of it.
      await expect(when?.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      await expect(outcome && title.compareDocumentPosition(outcome)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
    await expect(canvas.queryByRole('img')).toBeNull();
  }),
};

/** Two moments, without outcomes. */
export const BeforeAndAfter: Story = { args: { count: 2, outcomes: false } };

/** On phones each phase is under the one before it. */
export const OnPhones: Story = onPhones('44rem');

/** On the surface `subtle`. */
export const OnSubtle: Story = {
  parameters: { layout: 'fullscreen' },
  render: onSurface('subtle', AfterConstruction),
};

/** On glass. */
export const OnTint: Story = {
  parameters: { layout: 'fullscreen' },
  render: onSurface('tint', AfterConstruction),
};
