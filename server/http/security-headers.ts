const everywhere: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
}

/** What every answer carries, whatever made it. HSTS only counts, and is only true, over TLS. */
export function securityHeaders(policy: string, secure: boolean): Record<string, string> {
  return {
    'Content-Security-Policy': policy,
    ...everywhere,
    ...(secure ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  }
}
