import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '@uno/ui/Link';
import { VisuallyHidden } from '@uno/ui/VisuallyHidden';
import { expect, within } from 'storybook/test';
import { inTests } from '../../inTests.ts';
import { useWords } from '../../language.ts';
import { navigationWords } from '../../navigation.ts';

const meta = { title: 'Layout/VisuallyHidden', component: VisuallyHidden, parameters: { controls: { disable: true } } } satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Read by assistive technology, not drawn: here it completes the name of a link. */
export const Default: Story = {
  render: function Render() {
    const words = useWords(navigationWords);
    return (
      <Link href="/services">
        {words['nav.services']}
        <VisuallyHidden>, {words['nav.allServices']}</VisuallyHidden>
      </Link>
    );
  },
  play: inTests(async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link');
    const hidden = link.querySelector('span');
    await expect(link).toHaveAccessibleName(expect.stringContaining(hidden?.textContent ?? 'no hidden text'));
    await expect(hidden?.getBoundingClientRect().width).toBe(1);
  }),
};
