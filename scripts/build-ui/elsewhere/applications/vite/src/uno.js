import '@uno/tokens/fonts';
import '@uno/tokens/themes';
import '@uno/ui/reset';
import '../../pages/Home.jsx';
import '../../pages/Quote.jsx';
