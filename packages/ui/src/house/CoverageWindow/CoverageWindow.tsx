import { sashes } from './CoverageWindow.css.ts';

/** A window of two sashes, for the `mark` of a `CoverageArea`. */
export function CoverageWindow({ full = false }: { /** Whether both sashes are filled, for full coverage. Default false: the lower one. */ full?: boolean | undefined }) {
  return (
    <svg className={sashes} viewBox="0 0 14 20" aria-hidden="true" focusable="false">
      <path d="M1 1h12v18H1z" fill="none" />
      <path d={full ? 'M3 3h8v6H3zM3 11h8v6H3z' : 'M3 11h8v6H3z'} fill="currentColor" stroke="none" />
    </svg>
  );
}
