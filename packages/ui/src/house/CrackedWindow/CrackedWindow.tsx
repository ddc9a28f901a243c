import { picture } from './CrackedWindow.css.ts';

/** A window with one cracked pane, for the `picture` of an `ErrorFallback`. */
export function CrackedWindow() {
  return (
    // `fill` and `stroke` are also attributes, because the style sheet may have failed to load.
    <svg className={picture} viewBox="0 0 240 200" width="240" height="200" fill="none" stroke="currentColor" aria-hidden="true" focusable="false">
      <path data-plane="clear" d="M12 12h72v88H12zM84 12h72v88H84zM156 12h72v88h-72z" />
      <path data-plane="clear" d="M12 100h72v76H12zM84 100h72v76H84z" />
      <path data-plane="glass" d="M156 100h72v76h-72z" />
      {/* The cracks, from the centre to the frame; then the tape. */}
      <path d="m184 146-10-12-18-6M184 146l-2-20 8-26M184 146l20-10 24-4M184 146l14 12 4 18M184 146l-14 8-14 2M184 146l-4 14-10 16" />
      <path d="m174 134 8-8M204 136l-6 22M170 154l10 6" />
      <path data-plane="tape" d="m160 152 56-48 8 9-56 48z" />
      <path data-line="frame" d="M12 12h216v164H12zM84 12v164M156 12v164M12 100h216" />
      <path data-plane="ink" d="M2 176h236v12H2z" />
    </svg>
  );
}
