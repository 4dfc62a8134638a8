import { monitorEventLoopDelay } from 'node:perf_hooks'

/** Values by series, such as `http_requests_total{class="page",status="200"}`. */
export type Series = Record<string, number>
/** What one process has measured: sums are added over processes, of peaks the highest counts. */
export type Snapshot = { sums: Series; peaks: Series }

const BUCKETS_MS = [1, 2.5, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000]

const classes: [start: string, name: string][] = [
  ['/assets/', 'asset'],
  ['/agencia', 'desk'],
  ['/dashboard', 'area'],
  ['/auth', 'account'],
  ['/functions/', 'api'],
  ['/api/', 'api'],
  ['/healthz', 'health'],
  ['/readyz', 'health'],
  ['/metrics', 'health'],
]

/** A few classes, because addresses are as many as anybody likes to ask for. */
export function classOf(path: string): string {
  const match = classes.find(([start]) => path.startsWith(start))
  if (match) return match[1]
  return /\.\w+$/.test(path) ? 'file' : 'page'
}

type Histogram = { counts: number[]; count: number; sum: number; statuses: Map<number, number> }

export type Metrics = {
  /** Called for every answered request, so it only adds numbers. */
  countRequest: (path: string, status: number, ms: number) => void
  snapshot: () => Snapshot
}

const MOST_PATHS = 500

export function createMetrics(readMore: () => Series = () => ({})): Metrics {
  const histograms = new Map<string, Histogram>()
  const byPath = new Map<string, Histogram>()
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()

  function histogramOf(path: string): Histogram {
    const cached = byPath.get(path)
    if (cached) return cached
    const name = classOf(path)
    const histogram = histograms.get(name) ?? {
      counts: BUCKETS_MS.map(() => 0),
      count: 0,
      sum: 0,
      statuses: new Map<number, number>(),
    }
    histograms.set(name, histogram)
    if (byPath.size >= MOST_PATHS) byPath.clear()
    byPath.set(path, histogram)
    return histogram
  }

  return {
    countRequest: (path, status, ms) => {
      const histogram = histogramOf(path)
      histogram.count += 1
      histogram.sum += ms
      histogram.statuses.set(status, (histogram.statuses.get(status) ?? 0) + 1)
      const bucket = BUCKETS_MS.findIndex((limit) => ms <= limit)
      if (bucket >= 0) histogram.counts[bucket] = (histogram.counts[bucket] as number) + 1
    },
    snapshot: () => {
      const sums: Series = {}
      for (const [name, { counts, count, sum, statuses }] of histograms) {
        for (const [status, requests] of statuses) {
          sums[`http_requests_total{class="${name}",status="${status}"}`] = requests
        }
        let below = 0
        for (const [index, limit] of BUCKETS_MS.entries()) {
          below += counts[index] as number
          sums[`http_request_duration_seconds_bucket{class="${name}",le="${limit / 1000}"}`] = below
        }
        sums[`http_request_duration_seconds_bucket{class="${name}",le="+Inf"}`] = count
        sums[`http_request_duration_seconds_sum{class="${name}"}`] = sum / 1000
        sums[`http_request_duration_seconds_count{class="${name}"}`] = count
      }
      const { rss, heapUsed } = process.memoryUsage()
      sums.process_resident_memory_bytes = rss
      sums.process_heap_used_bytes = heapUsed
      sums.process_count = 1
      Object.assign(sums, readMore())
      const seconds = (nanoseconds: number) => nanoseconds / 1e9
      const peaks: Series = {
        'event_loop_delay_seconds{quantile="0.5"}': seconds(delay.percentile(50)),
        'event_loop_delay_seconds{quantile="0.99"}': seconds(delay.percentile(99)),
        'event_loop_delay_seconds{quantile="1"}': seconds(delay.max),
      }
      // Since the last reading: otherwise the worst moment of a week would hide this one.
      delay.reset()
      return { sums, peaks }
    },
  }
}

export function mergeSnapshots(snapshots: Snapshot[]): Snapshot {
  const merged: Snapshot = { sums: {}, peaks: {} }
  for (const { sums, peaks } of snapshots) {
    for (const [series, value] of Object.entries(sums)) {
      merged.sums[series] = (merged.sums[series] ?? 0) + value
    }
    for (const [series, value] of Object.entries(peaks)) {
      merged.peaks[series] = Math.max(merged.peaks[series] ?? 0, value)
    }
  }
  return merged
}

const help: Record<string, [type: string, text: string]> = {
  http_requests_total: ['counter', 'Answered requests by class of route and status.'],
  http_request_duration_seconds: ['histogram', 'Time from the request to its answer.'],
  process_resident_memory_bytes: ['gauge', 'Memory of all processes together.'],
  process_heap_used_bytes: ['gauge', 'JavaScript heap of all processes together.'],
  process_count: ['gauge', 'Processes that answered this reading.'],
  event_loop_delay_seconds: ['gauge', 'Delay of the slowest process since the last reading.'],
  database_pool_connections: ['gauge', 'Connections for requests, by state.'],
  database_pool_waiting: ['gauge', 'Requests that wait for a connection.'],
  replica_reads_total: ['counter', 'Reads of figures meant for the replica, by outcome.'],
  jobs_waiting: ['gauge', 'Jobs that are due, by name.'],
  jobs_oldest_seconds: ['gauge', 'Age of the oldest job that is due, by name.'],
  jobs_dead: ['gauge', 'Jobs that were given up, by name.'],
  mails: ['gauge', 'Mails of the last day, by state.'],
  sync_accounts: ['gauge', 'Connected accounts, by state.'],
  backup_age_seconds: ['gauge', 'Age of the last nightly backup.'],
  backup_failed: ['gauge', '1 if the last nightly backup failed or is overdue.'],
  release_live_seconds: ['gauge', 'When the release that visitors see went live.'],
}

/** The text format of Prometheus. */
export function formatMetrics(...readings: Series[]): string {
  const families = new Map<string, string[]>()
  for (const [series, value] of readings.flatMap((one) => Object.entries(one))) {
    const name = (series.split('{')[0] as string).replace(/_(bucket|sum|count)$/, '')
    const family = help[name] ? name : (series.split('{')[0] as string)
    const lines = families.get(family) ?? []
    lines.push(`alisio_${series} ${value}`)
    families.set(family, lines)
  }
  const texts = [...families].map(([name, lines]) => {
    const [type, text] = help[name] ?? ['untyped', '']
    return [`# HELP alisio_${name} ${text}`, `# TYPE alisio_${name} ${type}`, ...lines].join('\n')
  })
  return `${texts.join('\n')}\n`
}
