import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  ServiceBlock,
  ServiceBlockChallenge,
  ServiceBlockEcoNote,
  ServiceBlockFeatures,
  ServiceBlockLink,
  ServiceBlocks,
  ServiceBlockText,
  ServiceBlockTitle,
} from '@uno/ui/ServiceBlock';
import { VisuallyHidden } from '@uno/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import { expect, within } from 'storybook/test';
import { AddOns, BuildingSite, Lobby, Office, Warehouse } from '../../../site/src/pages/home/pictograms.tsx';
import { useWords } from '../../language.ts';
import { wordsIn } from '../../locale.ts';
import { words } from './words.ts';

const drawings: Readonly<Record<string, ReactNode>> = {
  office: <Office />,
  building: <Lobby />,
  warehouse: <Warehouse />,
  postConstruction: <BuildingSite />,
  addOns: <AddOns />,
};

interface Services {
  /** The first of the six that is shown. */
  first: number;
  count: number;
  pictures: boolean;
}

function Services({ first, count, pictures }: Services) {
  const t = useWords(words);
  return (
    <ServiceBlocks>
      {t.services.slice(first, first + count).map(({ id, title, description, features, challenge, eco, about }) => (
        <ServiceBlock
          key={id}
          picture={pictures ? drawings[id] : undefined}
          notes={
            <>
              <ServiceBlockChallenge label={t.challenge}>{challenge}</ServiceBlockChallenge>
              <ServiceBlockEcoNote label={t.eco}>{eco}</ServiceBlockEcoNote>
            </>
          }
        >
          <ServiceBlockTitle>{title}</ServiceBlockTitle>
          <ServiceBlockText>{description}</ServiceBlockText>
          <ServiceBlockFeatures label={t.features}>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ServiceBlockFeatures>
          <ServiceBlockLink href={`#${id}`}>
            {t.more} <VisuallyHidden>{about}</VisuallyHidden>
          </ServiceBlockLink>
        </ServiceBlock>
      ))}
    </ServiceBlocks>
  );
}

const meta = {
  title: 'Marketing/ServiceBlock',
  component: Services,
  subcomponents: {
    ServiceBlocks,
    ServiceBlock,
    ServiceBlockTitle,
    ServiceBlockText,
    ServiceBlockFeatures,
    ServiceBlockLink,
    ServiceBlockChallenge,
    ServiceBlockEcoNote,
  },
  args: { first: 0, count: 6, pictures: true },
  argTypes: { first: { control: { type: 'range', min: 0, max: 5 } }, count: { control: { type: 'range', min: 1, max: 6 } } },
} satisfies Meta<typeof Services>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The six of the overview; the last has no picture, and its list stands beside its words. */
export const Default: Story = { tags: ['!test'] };

export const DefaultTest: Story = {
  ...Default,
  tags: ['test-only'],
  play: async ({ args, canvasElement, globals }) => {
    const t = wordsIn(words, globals);
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual(t.services.map(({ title }) => title));
    await expect(canvas.getAllByRole('list', { name: t.features })).toHaveLength(args.count);
    await expect(canvas.getAllByText(t.challenge)).toHaveLength(args.count);
    await expect(canvas.getAllByText(t.eco)).toHaveLength(args.count);
    // WCAG 2.4.4: each link says by itself where it leads. 2.5.8: and can be hit.
    const links = canvas.getAllByRole('link');
    await expect(new Set(links.map((link) => link.textContent)).size).toBe(args.count);
    for (const link of links) await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** One alone has its own frame. */
export const One: Story = { args: { count: 1 } };

/** Words alone. */
export const WithoutPicture: Story = { args: { first: 5, count: 1 } };
