import '@radix-ui/themes/styles.css';
import { Theme } from '@radix-ui/themes';
import { createRoot } from 'react-dom/client';
import { Practice } from './Practice.jsx';

createRoot(document.getElementById('root')).render(
  <Theme accentColor="purple" radius="large">
    <Practice />
  </Theme>,
);
