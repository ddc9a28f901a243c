/* What every page is styled by: tokens, themes, typefaces, the reset, the scenes in each theme, and the frame of header and footer. */
import '@uno/tokens/themes';
import '@uno/tokens/fonts/preloaded';
import '@uno/ui/reset';
import '@uno/drawings/scenes/styles';
import './layout/App.tsx';
import './layout/ErrorBoundary.tsx';
import './layout/SiteFooter.tsx';
import '@uno/ui/MobileMenu';
import '@uno/ui/SkipLink';
