import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  ServiceBlock,
  ServiceBlockFeatures,
  ServiceBlockLink,
  ServiceBlockList,
  ServiceBlockNote,
  ServiceBlockText,
  ServiceBlockTitle,
} from '@uno/ui/ServiceBlock';
import { VisuallyHidden } from '@uno/ui/VisuallyHidden';
import { expect } from 'storybook/test';
import { pictureCrops, pictureSrc } from '../../../site/pictures.ts';
import { services } from '../../../site/services.ts';
import { inTests } from '../../inTests.ts';
import { useWords } from '../../language.ts';
import { wordsIn } from '../../locale.ts';
import { stringsInBoth } from '../../siteWords.ts';

const dictionaries = stringsInBoth(['services']);

const features = ['one', 'two', 'three', 'four', 'five', 'six'] as const;

interface Services {
  /** The first of the services that is shown. */
  first: number;
  count: number;
  pictures: boolean;
}

function Services({ first, count, pictures }: Services) {
  const t = useWords(dictionaries);
  return (
    <ServiceBlockList>
      {services.slice(first, first + count).map(({ name, picture }) => (
        <ServiceBlock
          key={name}
          picture={pictures ? <img src={pictureSrc(picture, 'close')} alt="" {...pictureCrops.close} /> : undefined}
          notes={
            <>
              <ServiceBlockNote label={t['services.challenge']}>{t[`services.${name}.challenge`]}</ServiceBlockNote>
              <ServiceBlockNote raised label={t['services.eco']}>{t[`services.${name}.eco`]}</ServiceBlockNote>
            </>
          }
        >
          <ServiceBlockTitle>{t[`services.${name}.title`]}</ServiceBlockTitle>
          <ServiceBlockText>{t[`services.${name}.text`]}</ServiceBlockText>
          <ServiceBlockFeatures label={t['services.features']}>
            {features.map((feature) => (
              <li key={feature}>{t[`services.${name}.features.${feature}`]}</li>
            ))}
          </ServiceBlockFeatures>
          <ServiceBlockLink href={`#${name}`}>
            {t['services.learnMore']} <VisuallyHidden>{t[`services.${name}.about`]}</VisuallyHidden>
          </ServiceBlockLink>
        </ServiceBlock>
      ))}
    </ServiceBlockList>
  );
}

const meta = {
  title: 'Marketing/ServiceBlock',
  component: Services,
  subcomponents: {
    ServiceBlockList,
    ServiceBlock,
    ServiceBlockTitle,
    ServiceBlockText,
    ServiceBlockFeatures,
    ServiceBlockLink,
    ServiceBlockNote,
  },
  args: { first: 0, count: services.length, pictures: true },
  argTypes: { first: { control: { type: 'range', min: 0, max: services.length - 1 } }, count: { control: { type: 'range', min: 1, max: services.length } } },
} satisfies Meta<typeof Services>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All services, as the Services overview has them. */
export const Default: Story = {
  play: inTests(async ({ args, canvas, globals }) => {
    const t = wordsIn(dictionaries, globals);
    await expect(canvas.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual(services.map(({ name }) => t[`services.${name}.title`]));
    await expect(canvas.getAllByRole('list', { name: t['services.features'] })).toHaveLength(args.count);
    await expect(canvas.getAllByText(t['services.challenge'])).toHaveLength(args.count);
    await expect(canvas.getAllByText(t['services.eco'])).toHaveLength(args.count);
    // WCAG 2.4.4: each link says by itself where it leads. 2.5.8: and is large enough.
    const links = canvas.getAllByRole('link');
    await expect(new Set(links.map((link) => link.textContent)).size).toBe(args.count);
    for (const link of links) await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }),
};

/** One alone has its own frame. */
export const One: Story = { args: { count: 1 } };

/** Without a picture: the list is beside the text. */
export const WithoutPicture: Story = { args: { first: services.length - 1, count: 1, pictures: false } };
