/**
 * What the owner decides about publishing the packages, and what every published `package.json` says of it. The text of the
 * licence is `packages/LICENSE`: both tarballs carry it.
 */
interface Publication {
  /** An SPDX expression such as `MIT`. `UNLICENSED`: nobody else may use the packages. */
  readonly license: string;
  /** `https://…`, a page about the packages. */
  readonly homepage?: string;
  /** `https://…`, where faults are reported. */
  readonly bugs?: string;
  /** `git+https://….git`, where the sources are. */
  readonly repository?: string;
  /** The versions of Node that the packages allow. The checks run in one of them. */
  readonly engines: { readonly node: string };
}

/** The owner has given no licence and no addresses yet. */
export const publication: Publication = {
  license: 'UNLICENSED',
  engines: { node: '>=20' },
};
