import type { Meta, StoryObj } from '@storybook/react-vite';
import { ServiceCard, ServiceCardFact, ServiceCardList, ServiceCardText, ServiceCardTitle } from '@uno/ui/ServiceCard';
import { expect, fn, userEvent, within } from 'storybook/test';
import { business } from '../../../site/business.ts';
import type { StringsOf } from '../../../site/content/sections.ts';
import { createT } from '../../../site/i18n/t.ts';
import { pictureCrops, pictureSrc } from '../../../site/pictures.ts';
import { useLocale } from '../../../site/src/i18n/TranslationProvider.tsx';
import { proves } from '../../documentation/keyboard.ts';
import { reducedInDocs } from '../../documentation/reduced.tsx';
import { inTests } from '../../inTests.ts';
import { useWords } from '../../language.ts';
import { stringsInBoth } from '../../siteWords.ts';
import { StateSheet } from '../../StateSheet.tsx';
import { keyboard } from './ServiceCard.keyboard.ts';

const dictionaries = stringsInBoth(['services']);

const all = [
  { name: 'office', picture: 'officeCleaning' },
  { name: 'building', picture: 'condoCleaning' },
  { name: 'warehouse', picture: 'warehouseCleaning' },
  { name: 'postConstruction', picture: 'postConstruction' },
  { name: 'addOns', picture: 'carpetCleaning' },
] as const;

/** The args of the stories. */
interface Cards {
  /** How many of the five. */
  count: number;
  pictures: boolean;
  onOpen?: (href: string) => void;
}

function Cards({ count, pictures, onOpen }: Cards) {
  const t = createT<StringsOf<'services'>>(useLocale(), useWords(dictionaries));
  return (
    <ServiceCardList>
      {all.slice(0, count).map(({ name, picture }) => (
        <ServiceCard key={name} picture={pictures ? <img src={pictureSrc(picture, 'close')} alt="" {...pictureCrops.close} /> : undefined}>
          <ServiceCardTitle
            href={`#${name}`}
            onClick={(event) => {
              event.preventDefault();
              onOpen?.(`#${name}`);
            }}
          >
            {t(`services.${name}.title`)}
          </ServiceCardTitle>
          <ServiceCardText>{t(`services.${name}.summary`)}</ServiceCardText>
          <ServiceCardFact>{name === 'postConstruction' ? t('services.postConstruction.fact', business.promises.postConstructionDays) : t(`services.${name}.fact`)}</ServiceCardFact>
        </ServiceCard>
      ))}
    </ServiceCardList>
  );
}

const meta = {
  title: 'Marketing/ServiceCard',
  component: Cards,
  subcomponents: { ServiceCardList, ServiceCard, ServiceCardTitle, ServiceCardText, ServiceCardFact },
  decorators: [reducedInDocs],
  args: { count: 5, pictures: true, onOpen: fn() },
  argTypes: { count: { control: { type: 'range', min: 1, max: 5 } } },
} satisfies Meta<typeof Cards>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One window of five panes, as on the home page. */
export const Default: Story = {
  play: inTests(async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(args.count);
    // One link a card, and its name is the service's alone.
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(args.count);
    await expect(links.map((link) => link.textContent)).toEqual(canvas.getAllByRole('heading', { level: 3 }).map((title) => title.textContent));
  }),
};

/** A card in every state. */
export const States: Story = {
  parameters: { controls: { disable: true } },
  render: function Render() {
    const t = createT<StringsOf<'services'>>(useLocale(), useWords(dictionaries));
    return (
      <StateSheet
        states={{ rest: {}, hover: {}, focus: {} }}
        render={(given, id) => (
          <ServiceCardList {...given}>
            <ServiceCard>
              <ServiceCardTitle id={id} href="#office">
                {t('services.office.title')}
              </ServiceCardTitle>
              <ServiceCardText>{t('services.office.summary')}</ServiceCardText>
              <ServiceCardFact>{t('services.office.fact')}</ServiceCardFact>
            </ServiceCard>
          </ServiceCardList>
        )}
      />
    );
  },
};

/** The whole pane can be clicked, not only the title. */
export const WholePane: Story = {
  tags: ['test-only'],
  play: async ({ args, canvasElement }) => {
    const [card] = within(canvasElement).getAllByRole('listitem');
    const { left, bottom } = card?.getBoundingClientRect() ?? new DOMRect();
    const pressed = document.elementFromPoint(left + 24, bottom - 12);
    await expect(pressed).not.toBeNull();
    if (pressed) await userEvent.click(pressed);
    await expect(args.onOpen).toHaveBeenCalledWith('#office');
  },
};

/** Runs every row of the keyboard table. */
export const Keyboard: Story = { tags: ['test-only'], play: proves(keyboard) };

/** An even number: no pane spans two columns on tablets. */
export const FourCards: Story = { args: { count: 4 } };

/** Only text, over the whole width of its pane. */
export const WithoutPictures: Story = { args: { count: 3, pictures: false } };

/** Without a drawing the text has the whole width of its pane, in every window. */
export const WithoutPicturesIsWide: Story = {
  ...WithoutPictures,
  tags: ['test-only'],
  play: async ({ canvas }) => {
    for (const card of canvas.getAllByRole('listitem')) {
      const words = card.firstElementChild;
      await expect(words?.clientWidth).toBe(card.clientWidth);
    }
  },
};
