import source from './worker.js?raw'

/**
 * The desk's scope and no wider: from here a worker cannot be registered for the public site. It
 * loads nothing but the picture of a notification.
 */
export const loader = () =>
  new Response(source, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Service-Worker-Allowed': '/agencia',
      'Content-Security-Policy': "default-src 'none'; img-src 'self'; frame-ancestors 'none'",
    },
  })
