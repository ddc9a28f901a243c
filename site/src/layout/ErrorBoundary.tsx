import { ErrorFallback } from '@uno/ui/ErrorFallback';
import { Container } from '@uno/ui/Section';
import { CrackedWindow } from '@uno/ui/house/CrackedWindow';
import { Component, type ReactNode, useEffect } from 'react';
import { business } from '../../business.ts';
import { useT } from '../i18n/TranslationProvider.tsx';
import { markAwake } from './awake.ts';

function Fallback() {
  const t = useT<'nav'>();
  useEffect(markAwake, []);
  return (
    <Container>
      <ErrorFallback level={1} picture={<CrackedWindow />} title={t('nav.errorTitle')} labels={{ reload: t('nav.errorReload') }}>
        <p>{t('nav.errorText', { email: business.email })}</p>
      </ErrorFallback>
    </Container>
  );
}

/** Shows the error fallback when rendering fails (behaviour.md 3.13). React logs the error to the console. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <Fallback /> : this.props.children;
  }
}
