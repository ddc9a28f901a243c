/* The styles of every page: themes, fonts, reset, the colours of scenes in each theme, header and footer. */
import '@uno/tokens/themes';
import '@uno/tokens/art';
import '@uno/tokens/fonts/preloaded';
import '@uno/ui/reset';
import '@uno/drawings/scenes/styles';
import './layout/App.tsx';
import './layout/ErrorBoundary.tsx';
import './layout/SiteFooter.tsx';
import '@uno/ui/MobileMenu';
import '@uno/ui/SkipLink';
