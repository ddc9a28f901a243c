import { Accordion, AccordionItem, AccordionToggleAll } from '@uno/ui/Accordion';
import { ActiveFilter, ActiveFilters, ClearFilters } from '@uno/ui/FilterChips';
import { ErrorBox } from '@uno/ui/ErrorBox';
import { Form } from '@uno/ui/Form';
import { SearchField } from '@uno/ui/SearchField';
import { SubmitButton } from '@uno/ui/SubmitButton';
import { TextField } from '@uno/ui/TextField';
import { useForm } from '@uno/ui/useForm';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { findInput, show } from './stage.tsx';

/* What a maintainer of another library tried: links in other tabs, fields that can't be edited, wrappers, two forms on one page. */

test.each(['Remove Alarms', 'Clear all'])('“%s” opened in another tab removes nothing here', async (name) => {
  const onRemove = vi.fn<() => void>();
  show(
    <ActiveFilters label="Active filters" labels={{ empty: 'None' }}>
      <ActiveFilter href="#without" labels={{ remove: 'Remove Alarms' }} onRemove={onRemove}>Alarms</ActiveFilter>
      <ClearFilters href="#none" onRemove={onRemove}>Clear all</ClearFilters>
    </ActiveFilters>,
  );
  // The tab itself does not open.
  addEventListener('click', (event) => event.preventDefault(), { once: true });
  await userEvent.click(page.getByRole('link', { name }), { modifiers: ['ControlOrMeta'] });
  expect(onRemove).not.toHaveBeenCalled();
  await userEvent.click(page.getByRole('link', { name }));
  expect(onRemove).toHaveBeenCalledOnce();
});

test.each([{ readOnly: true }, { disabled: true }])('a search that can’t be edited (%o) is not emptied', async (state) => {
  show(<SearchField {...state} label="Search" labels={{ submit: 'Search', clear: 'Clear' }} defaultValue="mats" />);
  const field = findInput('input[type=search]');
  field.focus();
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  await expect.element(page.getByRole('button', { name: 'Clear', includeHidden: true })).toBeDisabled();
  expect(field.value).toBe('mats');
});

test('the button that opens all items finds them through a wrapper, and leaves those of an accordion inside alone', async () => {
  show(
    <Accordion>
      <div><AccordionToggleAll labels={{ open: 'Open all', close: 'Close all' }} /></div>
      <AccordionItem title="One"><Accordion><AccordionItem title="Inside">Text</AccordionItem></Accordion></AccordionItem>
      <AccordionItem title="Two">Text</AccordionItem>
    </Accordion>,
  );
  await userEvent.click(page.getByRole('button', { name: 'Open all' }));
  expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, false, true]);
  await expect.element(page.getByRole('button', { name: 'Close all' })).toHaveAttribute('aria-expanded', 'true');
});

function Newsletter({ title, idPrefix }: { title: string; idPrefix?: string }) {
  const form = useForm<'email'>({ idPrefix, check: (answers) => ({ errors: { email: answers.get('email') === '' && `${title}: no e-mail` } }) });
  return (
    <Form {...form.formProps} aria-label={title}>
      {form.errorBoxProps && <ErrorBox title={`${title} not sent`} {...form.errorBoxProps} />}
      <TextField {...form.fieldProps('email')} label={`${title} e-mail`} />
      <SubmitButton {...form.submitButtonProps} labels={{ busy: 'Sending' }}>{`Send ${title}`}</SubmitButton>
    </Form>
  );
}

test('two forms whose fields have the same names: the link, the label and the edit of each concern its own field', async () => {
  show(<><Newsletter title="First" /><Newsletter title="Second" idPrefix="second-" /></>);
  await userEvent.click(page.getByRole('button', { name: 'Send Second' }));
  await userEvent.click(page.getByRole('link', { name: 'Second: no e-mail' }));
  const second = page.getByRole('textbox', { name: 'Second e-mail' });
  await expect.element(second).toHaveFocus();
  await userEvent.fill(page.getByRole('textbox', { name: 'First e-mail' }), 'a@b.example');
  await expect.element(second).toHaveAttribute('aria-invalid', 'true');
  await userEvent.fill(second, 'a@b.example');
  await expect.element(second).toHaveAttribute('aria-invalid', 'false');
});

test('a link of an error box to another page is the browser’s, one to a field of this page moves the focus', async () => {
  show(
    <>
      <ErrorBox title="Wrong" items={[{ href: '/elsewhere#email', children: 'There' }, { href: '#email', children: 'Here' }]} />
      <TextField id="email" name="email" label="E-mail" />
    </>,
  );
  const followed: string[] = [];
  const listen = (event: Event) => {
    if (!event.defaultPrevented && event.target instanceof HTMLElement) followed.push(event.target.textContent);
    event.preventDefault();
  };
  addEventListener('click', listen);
  await userEvent.click(page.getByRole('link', { name: 'There' }));
  await expect.element(page.getByRole('textbox')).not.toHaveFocus();
  await userEvent.click(page.getByRole('link', { name: 'Here' }));
  removeEventListener('click', listen);
  await expect.element(page.getByRole('textbox')).toHaveFocus();
  expect(followed).toEqual(['There']);
});
