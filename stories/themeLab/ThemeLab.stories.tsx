import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { inTests } from '../inTests.ts';
import { wordsIn } from '../locale.ts';
import { editedInk } from './editedColours.ts';
import { firstState } from './labState.ts';
import { labWords } from './labWords.ts';
import { ThemeLab } from './ThemeLab.tsx';

const meta = {
  title: 'Tools/Theme Lab',
  component: ThemeLab,
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    modes: { exempt: [{ check: 'without-script', reason: 'A tool for designers, which solves colours while one types. Visitors never see it.', until: '2027-11-28' }] },
  },
} satisfies Meta<typeof ThemeLab>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Type the colour of a brand, see it on any component or page, change what you want, and take the theme with you. */
export const Lab: Story = {
  play: inTests(async ({ canvas, userEvent, globals }) => {
    const t = wordsIn(labWords, globals);
    const brand = canvas.getByRole('textbox', { name: t.brand });
    const file = canvas.getByRole('textbox', { name: t.fileText });
    await userEvent.clear(brand);
    await userEvent.type(brand, 'teal');
    await expect(file).toHaveDisplayValue(/Made from teal./);
    await userEvent.clear(brand);
    await userEvent.type(brand, 'brnad');
    await expect(brand).toBeInvalid();
    // The files keep the last theme.
    await expect(file).toHaveDisplayValue(/Made from teal./);
    await userEvent.click(canvas.getByRole('button', { name: t.undo }));
    await userEvent.click(canvas.getByRole('button', { name: t.redo }));
    await userEvent.click(canvas.getByRole('button', { name: t.reset }));
    await expect(brand).toHaveValue(firstState.brand);
    await userEvent.click(canvas.getByText(t.colours));
    // An edit that is illegible names its rows, and is not exported.
    const ink = canvas.getByLabelText(/^ink #/);
    await fireEvent.change(ink, { target: { value: editedInk.pale } });
    await expect(canvas.getByText((text) => text.startsWith(t.infeasible))).toBeVisible();
    await expect(file).not.toHaveDisplayValue(new RegExp(editedInk.pale));
    await userEvent.click(canvas.getByRole('button', { name: t.release('ink') }));
    await expect(canvas.queryByText((text) => text.startsWith(t.infeasible))).toBeNull();
    await fireEvent.change(ink, { target: { value: editedInk.dark } });
    await expect(file).toHaveDisplayValue(new RegExp(editedInk.dark));
    await userEvent.click(canvas.getByRole('button', { name: t.reset }));
    await userEvent.click(canvas.getByText(t.matrix));
  }),
};
