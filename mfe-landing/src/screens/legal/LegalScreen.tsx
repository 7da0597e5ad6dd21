import { termsVersion } from '@nzuko/contract';
import type { MouseEvent } from 'react';
import {
  formatEventDate,
  PageContainer,
  PageHeader,
  Stack,
  styled,
  theme,
  useLocation,
  useNavigate,
} from '@nzuko/shared-ui';

import { Footer } from '../../components/footer/Footer';
import { legalTexts } from './legalTexts';

/** A legal text, from Markdown, with the day from which it holds; the path says which one. */
export default function LegalScreen() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const text = legalTexts[pathname.replace(/\/$/, '')];
  if (!text) throw new Error(`There is no legal text at ${pathname}`);
  const { title, subtitle, html } = text;

  // The text's links are plain ones; those to our own pages change the screen without loading a page.
  const handleClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (link?.origin !== window.location.origin || !isPlain) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  };

  return (
    <>
      <PageContainer width="text">
        <Stack gap={8}>
          <PageHeader
            eyebrow={`From ${formatEventDate(termsVersion)}`}
            title={title}
            subtitle={subtitle}
          />
          <Text onClick={handleClick} dangerouslySetInnerHTML={{ __html: html }} />
        </Stack>
      </PageContainer>
      <Footer />
    </>
  );
}

const Text = styled.article`
  display: grid;
  gap: ${theme.space[4]};
  overflow-wrap: anywhere;

  h2 {
    margin-top: ${theme.space[6]};
    font-size: ${theme.fontSize.xl};
  }

  ul {
    display: grid;
    gap: ${theme.space[2]};
    padding-inline-start: ${theme.space[5]};
  }

  a {
    color: ${theme.color.primaryText};
  }
`;
