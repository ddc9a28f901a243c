import { elementFinder } from './elementFinder.ts';

/*
 * A browser sends no click if the pressed element is replaced before the button of the mouse, or the space bar, is released. React
 * replaces parts that a translating browser or an extension changed: the click then goes to the new element. A finger needs none of
 * this, because its mouse events all come after it is lifted.
 */

interface Press {
  readonly control: HTMLElement;
  /** Where it was when it was pressed. */
  readonly place: DOMRect;
  readonly find: ReturnType<typeof elementFinder>;
  /** Whether React has replaced it since. */
  replaced: boolean;
}

let press: Press | undefined;

function record(target: EventTarget | null | undefined): void {
  const control = target instanceof Element ? target.closest<HTMLElement>('a, button, input, label, summary') : undefined;
  press = control ? { control, place: control.getBoundingClientRect(), find: elementFinder(control), replaced: false } : undefined;
}

const isWithin = ({ left, right, top, bottom }: DOMRect, { clientX, clientY }: MouseEvent) => clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;

/**
 * Remembers which control is being pressed, also if the press began before this code came.
 *
 * @param rendered resolves once everything that React replaced is in the page again
 */
export function watchPresses(rendered: () => Promise<void>): void {
  const finish = async (event: MouseEvent | KeyboardEvent) => {
    if (event instanceof KeyboardEvent && event.key !== ' ') return;
    const finished = press;
    press = undefined;
    if (!finished?.replaced || (event instanceof MouseEvent && !(event.button === 0 && isWithin(finished.place, event)))) return;
    await rendered();
    // The event has the keys that were held, such as Ctrl on a link.
    finished.find()?.dispatchEvent(new MouseEvent('click', event));
  };
  record([...document.querySelectorAll(':active')].pop());
  addEventListener('mousedown', ({ target }) => record(target), true);
  addEventListener('mouseup', (event) => void finish(event), true);
  addEventListener('keydown', ({ key, target, repeat }) => void (key === ' ' && !repeat && record(target)), true);
  addEventListener('keyup', (event) => void finish(event), true);
}

/** Called after React has replaced a part of the page. */
export function keepPress(): void {
  if (press) press.replaced ||= !press.control.isConnected;
}
