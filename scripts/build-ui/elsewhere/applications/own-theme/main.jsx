import '@uno/tokens/base';
import '@uno/ui/reset';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Practice } from './Practice.jsx';

/** The other pages are in chunks of their own. */
const pages = {
  '/fehler': lazy(() => import('./Failed.jsx')),
  '/leistungen': lazy(() => import('./Treatments.jsx')),
  '/praxis': lazy(() => import('./Team.jsx')),
  '/buchen': lazy(() => import('./Booking.jsx')),
};
const Shown = pages[location.pathname] ?? Practice;

createRoot(document.getElementById('root')).render(<StrictMode><Suspense><Shown /></Suspense></StrictMode>);
