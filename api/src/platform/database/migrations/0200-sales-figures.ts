import { sql, type Kysely } from 'kysely';

/*
 * Roll-ups of tickets, orders and mails (decision 0062). Each is a ledger: a statement that changes the counted rows adds
 * rows with the difference, in its transaction, and a job adds those up. So writers never wait for each other.
 */
const TABLES = `
  CREATE TABLE sales_figures (
    event_id integer NOT NULL,
    ticket_type_id integer NOT NULL,
    day date NOT NULL,
    local_day date NOT NULL,
    pending integer NOT NULL,
    valid integer NOT NULL,
    cancelled integer NOT NULL,
    revenue_kobo bigint NOT NULL,
    kept_kobo bigint NOT NULL,
    checked_in integer NOT NULL,
    is_folded boolean NOT NULL DEFAULT false
  );
  CREATE TABLE sales_totals (
    event_id integer NOT NULL,
    day date NOT NULL,
    pending integer NOT NULL,
    valid integer NOT NULL,
    cancelled integer NOT NULL,
    revenue_kobo bigint NOT NULL,
    kept_kobo bigint NOT NULL,
    checked_in integer NOT NULL,
    PRIMARY KEY (event_id, day)
  );
  CREATE INDEX sales_totals_day ON sales_totals (day);
  CREATE TABLE check_in_figures (
    event_id integer NOT NULL,
    quarter timestamptz NOT NULL,
    check_ins integer NOT NULL,
    is_folded boolean NOT NULL DEFAULT false
  );
  CREATE TABLE order_figures (
    event_id integer NOT NULL,
    status text NOT NULL,
    orders integer NOT NULL,
    is_folded boolean NOT NULL DEFAULT false
  );
  CREATE TABLE mail_figures (
    day date NOT NULL,
    status text NOT NULL,
    mails integer NOT NULL,
    is_folded boolean NOT NULL DEFAULT false
  );
  CREATE INDEX sales_figures_event_id ON sales_figures (event_id);
  CREATE INDEX sales_figures_day ON sales_figures (day);
  CREATE INDEX check_in_figures_event_id ON check_in_figures (event_id);
  CREATE INDEX order_figures_event_id ON order_figures (event_id);
  CREATE INDEX mail_figures_day ON mail_figures (day);
  CREATE INDEX sales_figures_unfolded ON sales_figures (event_id) WHERE NOT is_folded;
  CREATE INDEX check_in_figures_unfolded ON check_in_figures (event_id) WHERE NOT is_folded;
  CREATE INDEX order_figures_unfolded ON order_figures (event_id) WHERE NOT is_folded;
  CREATE INDEX mail_figures_unfolded ON mail_figures (day) WHERE NOT is_folded;`;

interface Figures {
  table: string;
  keys: string[];
  sums: string[];
  truncates?: string;
  /** Counts rows of the source, each times its `sign`. */
  count: (source: string) => string;
}

/** Of tickets `t` and their orders `o`. A cancelled ticket still brings what wasn't refunded. */
const countSales = (ticketsAndOrders: string) => `
  SELECT t.event_id, t.ticket_type_id,
    (coalesce(o.paid_at, o.created_at) AT TIME ZONE 'Africa/Lagos')::date AS day,
    (coalesce(o.paid_at, o.created_at) AT TIME ZONE e.timezone)::date AS local_day,
    sum(sign) FILTER (WHERE t.status = 'PENDING') AS pending,
    sum(sign) FILTER (WHERE t.status = 'VALID') AS valid,
    sum(sign) FILTER (WHERE t.status = 'CANCELLED') AS cancelled,
    sum(sign * (o.total_kobo / o.quantity)) FILTER (WHERE t.status = 'VALID') AS revenue_kobo,
    sum(sign * t.kept_kobo) FILTER (WHERE t.status <> 'VALID') AS kept_kobo,
    sum(sign) FILTER (WHERE t.checked_in_at IS NOT NULL) AS checked_in
  FROM ${ticketsAndOrders} JOIN events e ON e.id = t.event_id
  GROUP BY 1, 2, 3, 4`;

const sales: Figures = {
  table: 'sales_figures',
  truncates: 'sales_figures, sales_totals',
  keys: ['event_id', 'ticket_type_id', 'day', 'local_day'],
  sums: ['pending', 'valid', 'cancelled', 'revenue_kobo', 'kept_kobo', 'checked_in'],
  count: (source) => countSales(`(${source}) t JOIN orders o ON o.id = t.order_id`),
};

/** Every time zone is a number of quarter-hours from UTC, so hours and days anywhere are made of these. */
const checkIns: Figures = {
  table: 'check_in_figures',
  keys: ['event_id', 'quarter'],
  sums: ['check_ins'],
  count: (source) => `
    SELECT event_id, date_bin('15 minutes', checked_in_at, 'epoch') AS quarter, sum(sign) AS check_ins
    FROM (${source}) t WHERE checked_in_at IS NOT NULL GROUP BY 1, 2`,
};

const orders: Figures = {
  table: 'order_figures',
  keys: ['event_id', 'status'],
  sums: ['orders'],
  count: (source) =>
    `SELECT event_id, status, sum(sign) AS orders FROM (${source}) o GROUP BY 1, 2`,
};

const mails: Figures = {
  table: 'mail_figures',
  keys: ['day', 'status'],
  sums: ['mails'],
  count: (source) => `
    SELECT (created_at AT TIME ZONE 'UTC')::date AS day, status, sum(sign) AS mails
    FROM (${source}) m GROUP BY 1, 2`,
};

/** Adds rows of figures to their table, except those that add up to nothing. */
const add = ({ table, keys, sums }: Figures, rows: string) => `
  INSERT INTO ${table} (${[...keys, ...sums].join(', ')})
  SELECT ${[...keys, ...sums.map((each) => `coalesce(sum(${each}), 0)`)].join(', ')}
  FROM (${rows}) changes GROUP BY ${keys.join(', ')}
  HAVING ${sums.map((each) => `coalesce(sum(${each}), 0) <> 0`).join(' OR ')};`;

const ADDED = 'SELECT *, 1 AS sign FROM added';
const REMOVED = 'SELECT *, -1 AS sign FROM removed';

const count = (all: Figures[], source: string) =>
  all.map((figures) => add(figures, figures.count(source))).join('');

/** Triggers that keep a table's figures: one for each kind of statement, since each sees other rows. */
const keep = (table: string, all: Figures[]) => `
  CREATE FUNCTION count_${table}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF TG_OP = 'INSERT' THEN ${count(all, ADDED)}
    ELSIF TG_OP = 'DELETE' THEN ${count(all, REMOVED)}
    ELSIF TG_OP = 'UPDATE' THEN ${count(all, `${ADDED} UNION ALL ${REMOVED}`)}
    ELSE TRUNCATE ${all.map((each) => each.truncates ?? each.table).join(', ')};
    END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER count_inserted AFTER INSERT ON ${table} REFERENCING NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION count_${table}();
  CREATE TRIGGER count_deleted AFTER DELETE ON ${table} REFERENCING OLD TABLE AS removed
    FOR EACH STATEMENT EXECUTE FUNCTION count_${table}();
  CREATE TRIGGER count_updated AFTER UPDATE ON ${table}
    REFERENCING NEW TABLE AS added OLD TABLE AS removed
    FOR EACH STATEMENT EXECUTE FUNCTION count_${table}();
  CREATE TRIGGER count_truncated AFTER TRUNCATE ON ${table}
    FOR EACH STATEMENT EXECUTE FUNCTION count_${table}();`;

const whole = (table: string, condition: string) =>
  `SELECT *, 1 AS sign FROM ${table} WHERE ${condition}`;

/** Corrects figures that are too low or too high, in one statement, so that both sides are seen at the same moment. */
const correct = (figures: Figures, actual: string, condition: string) => {
  const recorded = [...figures.keys, ...figures.sums.map((each) => `-${each}`)].join(', ');
  const columns = [...figures.keys, ...figures.sums].join(', ');
  return `${add(
    figures,
    `SELECT ${columns} FROM (${actual}) actual
     UNION ALL SELECT ${recorded} FROM ${figures.table} WHERE ${condition}`,
  )}
  GET DIAGNOSTICS added_rows = ROW_COUNT; wrong := wrong + added_rows;`;
};

const CORRECTIONS = `
  CREATE FUNCTION correct_event_figures(event integer) RETURNS integer LANGUAGE plpgsql AS $$
  DECLARE added_rows integer; wrong integer := 0;
  BEGIN
    ${[sales, checkIns]
      .map((each) =>
        correct(each, each.count(whole('tickets', 'event_id = event')), 'event_id = event'),
      )
      .join('')}
    ${correct(orders, orders.count(whole('orders', 'event_id = event')), 'event_id = event')}
    RETURN wrong;
  END $$;
  CREATE FUNCTION correct_mail_figures(of_day date) RETURNS integer LANGUAGE plpgsql AS $$
  DECLARE added_rows integer; wrong integer := 0;
  BEGIN
    ${correct(
      mails,
      mails.count(
        whole(
          'mails',
          `created_at >= of_day::timestamp AT TIME ZONE 'UTC'
           AND created_at < (of_day + 1)::timestamp AT TIME ZONE 'UTC'`,
        ),
      ),
      'day = of_day',
    )}
    RETURN wrong;
  END $$;`;

/** An order's columns that its tickets' figures depend on: how much they bring, and when they were sold. */
const RESOLD = `(o.paid_at, o.created_at, o.total_kobo, o.quantity)`;
const MOVES = `
  CREATE FUNCTION move_sales() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    ${add(
      sales,
      countSales(`(
        SELECT n.*, 1 AS sign FROM added n JOIN removed o USING (id)
        WHERE ${RESOLD.replaceAll('o.', 'n.')} IS DISTINCT FROM ${RESOLD}
        UNION ALL
        SELECT o.*, -1 AS sign FROM added n JOIN removed o USING (id)
        WHERE ${RESOLD.replaceAll('o.', 'n.')} IS DISTINCT FROM ${RESOLD}
      ) o JOIN tickets t ON t.order_id = o.id`),
    )}
    RETURN NULL;
  END $$;
  CREATE TRIGGER move_sales AFTER UPDATE ON orders
    REFERENCING NEW TABLE AS added OLD TABLE AS removed
    FOR EACH STATEMENT EXECUTE FUNCTION move_sales();
  CREATE FUNCTION redate_sales() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    PERFORM correct_event_figures(NEW.id);
    RETURN NULL;
  END $$;
  CREATE TRIGGER redate_sales AFTER UPDATE OF timezone ON events
    FOR EACH ROW WHEN (OLD.timezone <> NEW.timezone) EXECUTE FUNCTION redate_sales();`;

export async function up(db: Kysely<unknown>): Promise<void> {
  const all = [
    TABLES,
    keep('tickets', [sales, checkIns]),
    keep('orders', [orders]),
    keep('mails', [mails]),
    CORRECTIONS,
    MOVES,
  ];
  for (const statements of all) await sql.raw(statements).execute(db);
}
