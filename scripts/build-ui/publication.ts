/**
 * The owner's decisions about publishing the packages, as every published `package.json` states them. The text of the
 * licence is in `packages/LICENSE`, which both tarballs contain.
 */
interface Publication {
  /** An SPDX expression such as `MIT`. `UNLICENSED` grants no rights to others, and npm refuses to publish. */
  readonly license: string;
  /** `https://…`, a page about the packages. */
  readonly homepage?: string;
  /** `https://…`, where bugs are reported. */
  readonly bugs?: string;
  /** `git+https://….git`, where the sources are. */
  readonly repository?: string;
  /** The versions of Node that the packages support. The checks run in one of them. */
  readonly engines: { readonly node: string };
}

/** The owner has not chosen a licence yet, nor given addresses. */
export const publication: Publication = {
  license: 'UNLICENSED',
  engines: { node: '>=20' },
};
