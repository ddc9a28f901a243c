import react from '@vitejs/plugin-react';
import { themes } from './theme.js';

export default { plugins: [react(), themes] };
