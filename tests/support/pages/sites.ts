const port = process.env.E2E_CONFIGURED_PORT ?? '4311'

/** Where the first site of the stories keeps its data. */
export const dataFolder = process.env.E2E_DATA ?? '.data/e2e'

/** The second: the services of others are configured, and its data are its own. */
export const configured = {
  port,
  origin: `http://127.0.0.1:${port}`,
  dataFolder: `${dataFolder}-configured`,
}
