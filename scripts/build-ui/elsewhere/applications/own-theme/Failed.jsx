import { ErrorFallback } from '@uno/ui/ErrorFallback';

/** The page of an error, at `/fehler`. */
export default () => (
  <main>
    <ErrorFallback title="Da ging etwas schief" labels={{ reload: 'Neu laden' }} level={1}>
      <p>Bitte laden Sie die Seite noch einmal.</p>
    </ErrorFallback>
  </main>
);
