import { Link, Logo, productName } from '@nzuko/shared-ui';

import { Columns, Foot, Inner, Motto, Small } from './Footer.styles';
import { footerColumns } from './footerLinks';

/** The footer: links and copyright. */
export function Footer() {
  return (
    <Foot data-theme="dark">
      <Inner>
        <Motto>
          <Logo size="3rem" />
          <p>Igbo for a gathering. Tickets for the people who call one.</p>
        </Motto>
        <Columns>
          {footerColumns.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2>{title}</h2>
              <ul className="links">
                {links.map(({ label, to }) => (
                  <li key={label}>
                    <Link to={to}>{label}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </Columns>
        <Small>© 2025 {productName}</Small>
      </Inner>
    </Foot>
  );
}
