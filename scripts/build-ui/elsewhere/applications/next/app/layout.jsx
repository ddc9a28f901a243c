import { defaultTheme, themeNames } from '@uno/tokens/names';
import { themeScript } from '@uno/tokens/themeScript';
import '@uno/tokens/fonts';
import '@uno/tokens/themes';
import '@uno/ui/reset';
import { Links } from './links.jsx';

export const metadata = { title: 'Uno in Next', icons: { icon: 'data:,' } };

export default function Layout({ children }) {
  return (
    <html lang="en-CA" suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: themeScript({ names: themeNames, default: defaultTheme }) }} />
      </head>
      <body>
        <Links>{children}</Links>
      </body>
    </html>
  );
}
