/** The browser script of the contact sheet and the comparison, which also works from `file://`: filters, enlarging, sliders. */

const items = [...document.querySelectorAll<HTMLElement>('[data-item]')];
const filters = document.querySelector<HTMLFormElement>('#filters');
const shown = () => items.filter(({ hidden }) => !hidden);

/** Shows the items that match the ticked boxes of every group. A group without ticks matches everything. */
function filter(): void {
  if (filters === null) return;
  const asked = new Map<string, string[]>();
  for (const { name, value } of filters.querySelectorAll<HTMLInputElement>('input:checked')) asked.set(name, [...(asked.get(name) ?? []), value]);
  for (const item of items) item.hidden = [...asked].some(([name, values]) => !values.includes(item.dataset[name] ?? ''));
  const count = shown().length;
  const output = filters.querySelector('output');
  if (output !== null) output.textContent = `${count} of ${items.length} shown`;
  for (const clear of filters.querySelectorAll<HTMLButtonElement>('button[type=reset]')) clear.disabled = asked.size === 0;
  const hash = [...asked].map(([name, values]) => `${name}=${values.map(encodeURIComponent).join(',')}`).join('&');
  history.replaceState(null, '', hash === '' ? location.pathname + location.search : `#${hash}`);
}

/** Ticks the boxes that the URL's hash names. */
function readHash(): void {
  const asked = new URLSearchParams(location.hash.slice(1));
  for (const box of filters?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? []) {
    box.checked = (asked.get(box.name) ?? '').split(',').includes(box.value);
  }
  filter();
}

filters?.addEventListener('change', filter);
// The boxes are cleared only after the event.
filters?.addEventListener('reset', () => setTimeout(filter));
addEventListener('hashchange', readHash);
readHash();

// On a phone the pictures come first.
const drawer = filters?.querySelector('details');
if (drawer && matchMedia('(width < 40rem)').matches) drawer.open = false;

const dialog = document.querySelector('dialog');
const frame = dialog?.querySelector<HTMLElement>('.stage');
const picture = dialog?.querySelector('img');
const caption = dialog?.querySelector('[data-caption]');
const place = dialog?.querySelector('[data-place]');
let at = 0;

/** Enlarges the shown picture at an index; the first follows the last. */
function enlarge(index: number): void {
  const pictures = shown();
  at = (index + pictures.length) % pictures.length;
  const source = pictures[at]?.querySelector('img');
  if (!source || !dialog || !frame || !picture || !caption || !place) return;
  picture.src = source.src;
  picture.width = Number(source.getAttribute('width'));
  picture.height = Number(source.getAttribute('height'));
  picture.alt = source.alt;
  caption.textContent = `${source.alt}, ${source.dataset['size'] ?? ''}`;
  place.textContent = `${at + 1} / ${pictures.length}`;
  if (!dialog.open) dialog.showModal();
  frame.scrollTo(0, 0);
}

for (const item of items) {
  item.querySelector('a')?.addEventListener('click', (event) => {
    if (dialog === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    enlarge(shown().indexOf(item));
    frame?.focus();
  });
}

for (const button of dialog?.querySelectorAll<HTMLButtonElement>('button[data-step]') ?? []) {
  button.addEventListener('click', () => enlarge(at + Number(button.dataset['step'])));
}

dialog?.addEventListener('keydown', (event) => {
  if (event.key === 'ArrowRight') enlarge(at + 1);
  else if (event.key === 'ArrowLeft') enlarge(at - 1);
  else return;
  event.preventDefault();
});

// On close, scrolls to the picture that was enlarged last.
dialog?.addEventListener('close', () => {
  const link = shown()[at]?.querySelector('a');
  link?.scrollIntoView({ block: 'nearest' });
  link?.focus();
});

for (const range of document.querySelectorAll<HTMLInputElement>('input[type=range]')) {
  const pair = document.getElementById(range.getAttribute('aria-controls') ?? '');
  const slide = () => pair?.style.setProperty('--at', `${range.value}%`);
  range.addEventListener('input', slide);
  slide();
}

/** Scrolls each pair to where it differs. */
for (const changed of document.querySelectorAll<HTMLElement>('.changed')) {
  const scroller = changed.closest<HTMLElement>('.stage');
  scroller?.scrollTo(0, Math.max(0, changed.offsetTop - 40));
}
