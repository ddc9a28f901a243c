import { Breadcrumb, BreadcrumbLink, BreadcrumbPage } from '@uno/ui/Breadcrumb';
import { Page, PageMain } from '@uno/ui/Page';
import { PageHeader } from '@uno/ui/PageHeader';
import { PageLead, PageTitle } from '@uno/ui/PageTitle';
import { SkipLink } from '@uno/ui/SkipLink';
import { Bottom, Top } from './Practice.jsx';

/** A page below the first one. */
export const Inner = ({ title, lead, current, children }) => (
  <Page skipLink={<SkipLink>Zum Inhalt</SkipLink>} header={<Top current={current} />} footer={<Bottom />}>
    <title>{`${title} – Flieder`}</title>
    <PageMain>
      <PageHeader>
        <Breadcrumb aria-label="Sie sind hier">
          <BreadcrumbLink href="/">Praxis</BreadcrumbLink>
          <BreadcrumbPage>{title}</BreadcrumbPage>
        </Breadcrumb>
        <PageTitle>{title}</PageTitle>
        <PageLead>{lead}</PageLead>
      </PageHeader>
      {children}
    </PageMain>
  </Page>
);
