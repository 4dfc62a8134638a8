import type { Env } from '#server/env/env.ts'

export type Variable = {
  /** What it decides, as a sentence. */
  meaning: string
  /** The effective default, where the schema has none. */
  otherwise?: string
  /** A value for .env.example, where the default is not one. */
  example?: string
}

type Group = { title: string; variables: Partial<Record<keyof Env, Variable>> }

/** Every variable with its meaning: docs/configuration.md and .env.example are written from this. */
export const groups: Group[] = [
  {
    title: 'Server',
    variables: {
      NODE_ENV: { meaning: 'Set by the commands. `development` and `test` are for engineers.' },
      WORKERS: {
        meaning:
          'How many processes serve requests: a number, or `auto` for one per core as far as memory allows (300 MB each). They share `PORT`; the first one takes the jobs, and `DATABASE_POOL_SIZE` is shared out among them. `SIGHUP` replaces them one by one.',
        otherwise: '`auto` with `npm start`, `1` where the built server is started directly',
        example: 'auto',
      },
      METRICS_FROM: {
        meaning:
          'Addresses that may read `/metrics`: addresses, ranges or `loopback`, separated by commas.',
        otherwise: 'nobody',
        example: 'loopback',
      },
      METRICS_TOKEN: {
        meaning: 'A secret with which anybody may read `/metrics` (`Authorization: Bearer …`).',
        otherwise: 'none',
        example: 'sixteen-or-more-characters',
      },
      ERROR_WEBHOOK_URL: {
        meaning:
          'Where errors are reported as JSON: time, message, request id, job, code and place; nothing that anybody typed.',
        otherwise: 'nowhere',
        example: 'https://alerts.example.com/alisio',
      },
      JOBS: {
        meaning: 'Whether this process takes jobs: `on`, or `off` where others do.',
      },
      PORT: { meaning: 'The port the server listens on.' },
      HOST: {
        meaning: 'The address the server listens on.',
        otherwise: 'all addresses',
        example: '127.0.0.1',
      },
      PUBLIC_URL: {
        meaning: 'The address visitors use. Links in mails are built with it.',
        otherwise: 'the address of the request, or localhost',
        example: 'https://www.example.com',
      },
      DATA_DIR: {
        meaning:
          'The folder of the embedded PostgreSQL, its backups, uploads, keys, and mails without SMTP.',
      },
      TRUST_PROXY: {
        meaning:
          'Proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` count: addresses, ranges (10.0.0.0/8) or `loopback`, separated by commas. Where a proxy is not named the log warns once.',
        otherwise: 'nobody',
        example: 'loopback',
      },
      STOP_NOTICE_SECONDS: {
        meaning:
          'How long visitors are still served after SIGTERM while `/readyz` says no: as long as the load balancer takes to notice.',
      },
      LOG_LEVEL: { meaning: '`debug`, `info`, `warn`, `error` or `silent`.' },
      COUNT_VISITS: {
        meaning:
          'Counts visits of public pages in daily totals, without cookies and without anything about a person.',
      },
    },
  },
  {
    title: 'Database',
    variables: {
      DATABASE_URL: {
        meaning:
          'A PostgreSQL of your own, 15 to 18, also behind a pooler in transaction mode. With a standby name both hosts: `postgresql://user:password@one:5432,two:5432/name`.',
        otherwise: 'the embedded PostgreSQL',
        example: 'postgresql://user:password@localhost:5432/alisio',
      },
      MIGRATION_DATABASE_URL: {
        meaning:
          'The user that owns and migrates the tables, where another serves requests. It may go past a pooler.',
        otherwise: '`DATABASE_URL`',
        example: 'postgresql://owner:password@localhost:5432/alisio',
      },
      DATABASE_READ_URL: {
        meaning:
          "A streaming replica of `DATABASE_URL`'s database, for the figures of the client area. It answers where it has a client's latest figures; otherwise, and while it is away, the primary does. One host; also behind a pooler in transaction mode.",
        otherwise: 'all reads from `DATABASE_URL`',
        example: 'postgresql://user:password@replica:5432/alisio',
      },
      DATABASE_TLS: {
        meaning:
          '`disable`, `no-verify` (encrypted, but anybody may answer) or `verify-full`. In an address `sslmode=require` checks the certificate too.',
        otherwise: "the address's `sslmode`, else `disable`",
        example: 'verify-full',
      },
      DATABASE_TLS_CA: {
        meaning: "A PEM file with the provider's certificate authority. It implies `verify-full`.",
        otherwise: "the system's authorities",
        example: '/etc/ssl/provider-ca.pem',
      },
      DATABASE_POOL_SIZE: { meaning: 'Connections of one process for requests.' },
      DATABASE_JOBS_POOL_SIZE: { meaning: 'Connections of one process for jobs.' },
      BACKUP_KEEP: {
        meaning: 'How many nightly backups of the embedded database are kept. 0: none are made.',
      },
      BACKUP_HOUR: { meaning: "The hour of the agency's day from which on a backup is made." },
    },
  },
  {
    title: 'Mail',
    variables: {
      SMTP_URL: {
        meaning: 'How mail leaves.',
        otherwise: '`.eml` files in `DATA_DIR/mail`',
        example: 'smtps://user:password@mail.example.com:465',
      },
      MAIL_FROM: {
        meaning: "The sender, on the agency's own domain.",
        otherwise: "the brand's e-mail",
        example: 'oi@example.com',
      },
    },
  },
  {
    title: 'Contact form and leads',
    variables: {
      LEADS_TO: {
        meaning: 'Who gets new messages.',
        otherwise: "the brand's e-mail",
        example: 'vendas@example.com',
      },
      LEADS_WEBHOOK_URL: {
        meaning:
          'A signed call to your CRM for each message (`lead.created`) and each change of a lead (`lead.state_changed`, `lead.merged`). See docs/decisions/008-outbox-and-mail.md.',
        otherwise: 'no calls',
        example: 'https://crm.example.com/hooks/leads',
      },
      LEADS_WEBHOOK_SECRET: {
        meaning: 'Signs those calls. `npm run leads -- --webhook-secret` prints the one in use.',
        otherwise: 'made up and stored in the database',
        example: 'at-least-sixteen-characters',
      },
      CONTACT_PER_ADDRESS_HOUR: {
        meaning: 'Messages from one address in an hour. More are stored but not mailed one by one.',
      },
      CONTACT_PER_DAY: {
        meaning: 'Messages of a day. More are stored but not mailed one by one.',
      },
      CONTACT_CONFIRMATION_HOURS: {
        meaning: 'At most one confirmation to a recipient in so many hours.',
      },
      CONTACT_MIN_SECONDS: {
        meaning: 'A form sent sooner after the page was opened counts as spam. 0 switches it off.',
      },
      CONTACT_RETENTION_MONTHS: {
        meaning:
          'Older messages are erased every night. At most what `content/legal/retention.ts` promises.',
      },
    },
  },
  {
    title: 'Agenda',
    variables: {
      BOOKINGS_PER_ADDRESS_HOUR: { meaning: 'Attempts to book from one address in an hour.' },
      BOOKINGS_PER_DAY: {
        meaning: 'Bookings of a day before the next must be confirmed by mail.',
      },
      BOOKINGS_OPEN: {
        meaning:
          'Open bookings of one person or network before the next must be confirmed by mail.',
      },
      BOOKING_HOLD_MINUTES: { meaning: 'How long a time is held for that confirmation.' },
      SCHEDULING_WIDGET_URL: {
        meaning:
          'Script of another scheduling service, in place of the own calendar on /home1. Its page is `brand.scheduling` in `content/brand.ts`.',
        otherwise: 'the own calendar',
        example: 'https://calendar.example.com/widget.js',
      },
    },
  },
  {
    title: 'Accounts',
    variables: {
      AUTH_SECRET: {
        meaning:
          'Signs sessions and links: at least 32 characters, the same for every process. Secret.',
        otherwise: 'made up and stored in the database',
        example: '',
      },
      REQUIRE_EMAIL_VERIFICATION: {
        meaning: '`true`: whoever signs up confirms the address before signing in.',
      },
      STAFF_TWO_FACTOR: {
        meaning: 'Whether staff must set up a second factor: `required` or `offered`.',
        otherwise: '`required` over https, else `offered`',
        example: 'required',
      },
      SIGN_INS_PER_ADDRESS: { meaning: 'Sign-ins from one address in 15 minutes.' },
      SIGN_IN_FAILURES_PER_ACCOUNT: { meaning: 'Failed sign-ins of one account in 15 minutes.' },
      SIGN_UPS_PER_ADDRESS: { meaning: 'Sign-ups from one address in an hour.' },
      RESETS_PER_ADDRESS: { meaning: 'Password resets from one address in an hour.' },
      RESETS_PER_ACCOUNT: { meaning: 'Password resets of one account in an hour.' },
    },
  },
  {
    title: 'Assistant',
    variables: {
      CHAT_API_URL: {
        meaning:
          'Any OpenAI-compatible server. Questions then go to whoever runs it, and the privacy policy must name them.',
        otherwise: "no model: answers come from the site's content",
        example: 'http://127.0.0.1:11434/v1',
      },
      CHAT_API_KEY: { meaning: 'The key of that server. Secret.', otherwise: 'none', example: '' },
      CHAT_MODEL: {
        meaning: 'The model to ask for.',
        otherwise: 'none',
        example: 'llama3.1:8b',
      },
      CHAT_ANON_KEY: { meaning: 'The key pages send with a question. It is public.' },
      CHAT_PER_MINUTE: { meaning: 'Questions from one address in a minute.' },
      CHAT_PER_HOUR: { meaning: 'Questions from one address in an hour.' },
      CHAT_PER_DAY: { meaning: 'Questions of everybody in a day.' },
      CHAT_AT_ONCE: { meaning: 'Answers at once for one address.' },
      CHAT_FIRST_BYTE_MS: { meaning: 'Timeout until the first byte of the model.' },
      CHAT_IDLE_MS: { meaning: 'Timeout between bytes of the model.' },
      CHAT_TOTAL_MS: { meaning: 'Timeout of a whole answer.' },
    },
  },
  {
    title: 'Tracking',
    variables: {
      META_PIXEL_ID: {
        meaning: "Meta's pixel, loaded only after the visitor's consent.",
        otherwise: 'no tracking',
        example: '000000000000000',
      },
      GA_MEASUREMENT_ID: {
        meaning: "Google Analytics, loaded only after the visitor's consent.",
        otherwise: 'no tracking',
        example: 'G-XXXXXXXXXX',
      },
      META_PIXEL_SCRIPT_URL: { meaning: "Where Meta's script comes from." },
      GA_SCRIPT_URL: { meaning: "Where Google's script comes from." },
    },
  },
  {
    title: 'Ad platforms',
    variables: {
      META_APP_ID: {
        meaning: "The agency's own app, for signing in beside pasting tokens.",
        otherwise: 'tokens are pasted',
        example: '000000000000000',
      },
      META_APP_SECRET: { meaning: 'Its secret.', otherwise: 'none', example: '' },
      GOOGLE_ADS_CLIENT_ID: {
        meaning: "The agency's own OAuth client.",
        otherwise: 'service accounts are pasted',
        example: '000000000000-xxxx.apps.googleusercontent.com',
      },
      GOOGLE_ADS_CLIENT_SECRET: { meaning: 'Its secret.', otherwise: 'none', example: '' },
      GOOGLE_ADS_DEVELOPER_TOKEN: {
        meaning: 'Only where a project still has one. Secret.',
        otherwise: 'none',
        example: '',
      },
      CLIENT_CONNECTIONS: {
        meaning:
          '`on` lets clients connect their own ad accounts in Configurações, with that app and client.',
      },
      CONNECTIONS_KEY: {
        meaning:
          "Encrypts the platforms' credentials: 32 bytes in base64 (`openssl rand -base64 32`), the same for every process. Secret.",
        otherwise: 'made and stored in `DATA_DIR/keys`',
        example: '',
      },
      CONNECTIONS_OLD_KEY: {
        meaning: 'The key before it, while keys are rotated. Secret.',
        otherwise: 'none',
        example: '',
      },
      TIKTOK_APP_ID: {
        meaning: 'Id of your TikTok app, which lists the ad accounts of a token.',
        otherwise: 'none',
        example: '',
      },
      TIKTOK_APP_SECRET: { meaning: 'Its secret.', otherwise: 'none', example: '' },
      LINKEDIN_API_VERSION: {
        meaning: "Version of LinkedIn's API, a year and month; one is retired after about a year.",
      },
      TIKTOK_API_URL: { meaning: "Address of TikTok's API." },
      LINKEDIN_API_URL: { meaning: "Address of LinkedIn's API." },
      META_API_VERSION: { meaning: "Version of Meta's API." },
      GOOGLE_ADS_API_VERSION: { meaning: "Version of Google's API." },
      META_GRAPH_URL: { meaning: "Address of Meta's API." },
      META_DIALOG_URL: { meaning: "Address of Meta's sign-in." },
      GOOGLE_ADS_URL: { meaning: "Address of Google's API." },
      GOOGLE_OAUTH_URL: { meaning: "Address of Google's tokens." },
      GOOGLE_SIGN_IN_URL: { meaning: "Address of Google's sign-in." },
      GOOGLE_ANALYTICS_DATA_URL: { meaning: 'Address of the figures of Google Analytics.' },
      GOOGLE_ANALYTICS_ADMIN_URL: { meaning: 'Address of its list of properties.' },
      GOOGLE_SEARCH_CONSOLE_URL: { meaning: 'Address of Search Console.' },
      GOOGLE_BUSINESS_ACCOUNTS_URL: { meaning: 'Address of the accounts of Business Profile.' },
      GOOGLE_BUSINESS_INFORMATION_URL: { meaning: 'Address of its list of locations.' },
      GOOGLE_BUSINESS_PERFORMANCE_URL: { meaning: 'Address of its figures.' },
    },
  },
]
