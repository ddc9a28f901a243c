import { Button } from '@uno/ui/Button';
import { Container } from '@uno/ui/Section';
import { Component, type ReactNode, useEffect } from 'react';
import { business } from '../../business.ts';
import type { nav } from '../../content/en/nav.ts';
import { useT } from '../i18n/TranslationProvider.tsx';
import { nowAwake } from './awake.ts';

function Fallback() {
  const t = useT<typeof nav>();
  useEffect(nowAwake, []);
  return (
    <Container>
      <div role="alert">
        <h1>{t('nav.errorTitle')}</h1>
        <p>{t('nav.errorText', { email: business.email })}</p>
        <Button onClick={() => location.reload()}>{t('nav.errorReload')}</Button>
      </div>
    </Container>
  );
}

/** Shows the way on when the interface itself fails (spec §8). React logs the error to the console. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <Fallback /> : this.props.children;
  }
}
