import type { Meta, StoryObj } from '@storybook/react-vite';
import { Differentiator, DifferentiatorFigure, DifferentiatorList, DifferentiatorTitle } from '@uno/ui/Differentiator';
import { expect } from 'storybook/test';
import { business } from '../../../site/business.ts';
import { inTests } from '../../inTests.ts';
import { useWords } from '../../language.ts';
import { fromSite } from '../../siteWords.ts';

const { serviceResponseHours, emergencyResponseMinutes, portalReplyHours, clients } = business.promises;

const words = fromSite(['home'], (t) => [
  [t('home.why.inHouse.figure'), t('home.why.inHouse.title'), t('home.why.inHouse.text')] as const,
  [
    t('home.why.responsive.figure', { hours: serviceResponseHours }),
    t('home.why.responsive.title'),
    t('home.why.responsive.text', { hours: serviceResponseHours, minutes: emergencyResponseMinutes }),
  ] as const,
  [t('home.why.portal.figure', { hours: portalReplyHours }), t('home.why.portal.title'), t('home.why.portal.text', { hours: portalReplyHours })] as const,
  [t('home.why.local.figure', { clients }), t('home.why.local.title'), t('home.why.local.text', { clients })] as const,
]);

interface Reasons {
  /** Whether each reason shows its number. */
  figures: boolean;
}

function Reasons({ figures }: Reasons) {
  return (
    <DifferentiatorList>
      {useWords(words).map(([figure, title, text]) => (
        <Differentiator key={title}>
          {figures && <DifferentiatorFigure>{figure}</DifferentiatorFigure>}
          <DifferentiatorTitle>{title}</DifferentiatorTitle>
          <p>{text}</p>
        </Differentiator>
      ))}
    </DifferentiatorList>
  );
}

const meta = {
  title: 'Marketing/Differentiator',
  component: Reasons,
  subcomponents: { DifferentiatorList, Differentiator, DifferentiatorFigure, DifferentiatorTitle },
  args: { figures: true },
} satisfies Meta<typeof Reasons>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Four reasons in a row, each with the number that proves it. */
export const Default: Story = {
  play: inTests(async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(4);
  }),
};

/** Where there is nothing to count. */
export const WithoutFigures: Story = { args: { figures: false } };
