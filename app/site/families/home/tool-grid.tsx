import { artStyle } from '#app/generated/mark.ts'
import { SplitHead } from '#app/site/parts/split-head.tsx'
import type { HomeContent } from '#content/types/page.ts'

type Level = 'Expert' | 'Advanced'
type Props = {
  content: HomeContent['tools']
  tools: { name: string; category: string; level?: Level }[]
}

export function ToolGrid({ content, tools }: Props) {
  const legend = content.legend.filter(({ level }) => tools.some((tool) => tool.level === level))
  return (
    <section className="section">
      <div className="wrap">
        <SplitHead {...content} />
        <ul className="tool-wall">
          {tools.map((tool) => (
            <li key={tool.name}>
              <span className="flex items-start justify-between gap-3">
                <span className="font-display text-[1.15rem] leading-tight font-[650] tracking-[-0.02em] lg:text-[1.4rem]">
                  {tool.name}
                </span>
                {tool.level && <WindBarb level={tool.level} />}
              </span>
              <span className="tool-foot">
                {tool.category}
                {tool.level && (
                  <span
                    lang="en"
                    className={tool.level === 'Expert' ? 'font-semibold text-brand' : 'text-soft'}
                  >
                    {tool.level}
                  </span>
                )}
              </span>
            </li>
          ))}
        </ul>
        {legend.length > 0 && (
          <ul className="mt-6 flex flex-wrap gap-x-10 gap-y-2 text-[0.95rem] text-muted">
            {legend.map(({ level, text }) => (
              <li key={level} className="flex items-center gap-3">
                <WindBarb level={level} />
                <span>
                  <b lang="en" className="font-semibold text-fg">
                    {level}
                  </b>
                  : {text}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

const signs =
  artStyle === 'tiles'
    ? { expert: 'M2 3h8v12H2zM13 3h8v12h-8zM24 3h8v12h-8z', advanced: 'M2 3h8v12H2zM13 3h8v12h-8z' }
    : { expert: 'M5 14H32L28 3M25 14 21 3M18 14 14 3', advanced: 'M5 14H32L28 3M25 14 21 3' }

/** The weather chart's sign for wind: the more barbs, the stronger it blows. */
function WindBarb({ level }: { level: Level }) {
  const expert = level === 'Expert'
  return (
    <svg
      viewBox="0 0 34 18"
      className={`wind-barb ${expert ? 'text-brand' : 'text-muted'}`}
      aria-hidden="true"
    >
      <path d={expert ? signs.expert : signs.advanced} />
      {artStyle === 'wind' && <circle cx="4" cy="14" r="2.5" />}
    </svg>
  )
}
