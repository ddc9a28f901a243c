import '@uno/tokens/base';
import '@uno/ui/reset';
import { createRoot } from 'react-dom/client';
import { Practice } from './Practice.jsx';

createRoot(document.getElementById('root')).render(<Practice />);
