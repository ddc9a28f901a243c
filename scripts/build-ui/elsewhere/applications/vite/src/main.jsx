import '#first';
import { createRoot } from 'react-dom/client';
import { Home } from '../../pages/Home.jsx';
import { labels } from '../../pages/labels.js';
import { Quote } from '../../pages/Quote.jsx';

createRoot(document.getElementById('root')).render(
  <>
    {location.pathname === '/quote' ? <Quote labels={labels} /> : <Home />}
    {/* Tailwind's classes must work. */}
    <aside id="utility" className="mt-8 font-mono">
      Tailwind
    </aside>
  </>,
);
