/** Three keys, so that neighbours differ. They hang from y = 0; `hole` is the hole for the hook. */
const keys = [
  {
    blank: 'M24 8a14 14 0 1 1 0 28 14 14 0 0 1 0-28zM20 36h8v46l-4 6-4-4zM28 56h7v6h-7zM28 68h5v6h-5z',
    hole: 'M24 14a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
  },
  {
    blank: 'M10 8h28v22l-8 8H18l-8-8zM20 38h8v50h-8zM13 62h7v6h-7zM13 74h7v8h-7z',
    hole: 'M24 13a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
  },
  {
    blank: 'M24 8c10 0 16 6 16 14S34 38 28 38h-8C14 38 8 30 8 22S14 8 24 8zM20 38h8v44l-8 6zM28 48h6v5h-6zM28 58h9v5h-9zM28 68h6v5h-6z',
    hole: 'M24 13a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
  },
] as const;

/** The path of the key on the hook at an index. The shadow of a missing key is the same path without the hole. */
export const keyPath = (index: number, shadow = false): string => {
  const { blank, hole } = keys[index % keys.length] ?? keys[0];
  return shadow ? blank : blank + hole;
};
