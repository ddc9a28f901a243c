/** Finds the pictures that differ between two albums, and by how much. */
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright';
import type { Album, Entry } from './album.ts';
import { idOf, type Subject } from './subjects.ts';

/** How much and where two pictures differ. */
export interface Difference {
  /** The share of pixels that differ: 0 to 1. */
  readonly share: number;
  /** The rectangle that contains them all, in px. */
  readonly box: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
}

/** A subject whose picture differs or is in one album only. */
export type Change = { readonly subject: Subject } & (
  | { readonly kind: 'changed'; readonly before: Entry; readonly after: Entry; readonly difference: Difference }
  | { readonly kind: 'appeared'; readonly after: Entry }
  | { readonly kind: 'gone'; readonly before: Entry }
);

/** The pixels of a canvas, row by row, one number each. */
interface Bitmap {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint32Array;
}

/**
 * Compares two bitmaps exactly, including antialiased edges. Pixels that only the larger one has count as different.
 * Runs in the browser, so it must not refer to anything outside.
 */
function differenceOf(one: Bitmap, other: Bitmap): Difference {
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const at = ({ width: wide, height: high, pixels }: Bitmap, x: number, y: number) => (x < wide && y < high ? pixels[y * wide + x] : undefined);
  const box = { left: width, top: height, right: 0, bottom: 0 };
  let changed = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (at(one, x, y) === at(other, x, y)) continue;
      changed += 1;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x + 1);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y + 1);
    }
  }
  return { share: changed / (width * height), box };
}

/** Lets the browser decode and compare two pictures. */
async function measureDifference(page: Page, before: Buffer, after: Buffer): Promise<Difference> {
  const differ = await page.evaluateHandle<typeof differenceOf>(`(${differenceOf.toString()})`);
  return page.evaluate(
    async ({ differ, one, other }) => {
      const decode = async (base64: string) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        const image = await createImageBitmap(new Blob([bytes], { type: 'image/webp' }));
        const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true });
        if (canvas === null) throw new Error('The browser gives no canvas.');
        canvas.drawImage(image, 0, 0);
        const { width, height, data } = canvas.getImageData(0, 0, image.width, image.height);
        return { width, height, pixels: new Uint32Array(data.buffer) };
      };
      return differ(await decode(one), await decode(other));
    },
    { differ, one: before.toString('base64'), other: after.toString('base64') },
  );
}

/** All changes between two albums: the largest first, then pictures that appeared or are gone. */
export async function compare(browser: Browser, before: Album, after: Album, subjects: readonly Subject[]): Promise<Change[]> {
  const page = await browser.newPage();
  const changes: Change[] = [];
  for (const subject of subjects) {
    const id = idOf(subject);
    const [was, is] = [before.entries.get(id), after.entries.get(id)];
    if (was === undefined && is !== undefined) changes.push({ subject, kind: 'appeared', after: is });
    if (was !== undefined && is === undefined) changes.push({ subject, kind: 'gone', before: was });
    if (was === undefined || is === undefined || was.hash === is.hash) continue;
    const difference = await measureDifference(page, await readFile(before.fileOf(id)), await readFile(after.fileOf(id)));
    changes.push({ subject, kind: 'changed', before: was, after: is, difference });
  }
  await page.close();
  const weight = (change: Change) => (change.kind === 'changed' ? change.difference.share : -1);
  return changes.toSorted((one, other) => weight(other) - weight(one));
}
