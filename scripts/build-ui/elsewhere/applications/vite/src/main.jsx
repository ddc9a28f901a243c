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
      {/* Its classes follow the surface and the theme around them. Each says which. */}
      <i data-nested="evergreen page" className="bg-action text-text-subtle" />
      <div data-surface="dark">
        <i data-nested="evergreen dark" className="bg-action text-text-subtle" />
        <div data-theme="brick">
          <i data-nested="brick page" className="bg-action text-text-subtle" />
          <i data-nested="brick tint" data-surface="tint" className="bg-action text-text-subtle" />
        </div>
      </div>
      <b data-density="roomy" className="block p-x4 text-heading">Sizes</b>
    </aside>
  </>,
);
