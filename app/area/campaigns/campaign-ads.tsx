import { Icon } from '#app/ui/icon.tsx'
import type { AdsView } from './campaign-ads.server.ts'

/** The best and the worst of what is below a campaign. */
export function CampaignAds({ ads }: { ads: AdsView }) {
  return ads.map(({ kind, title, text, none, lists }) => (
    <section key={kind} className="card campaign-ads" aria-labelledby={`ads-${kind}`}>
      <h2 id={`ads-${kind}`} className="title-3">
        {title}
      </h2>
      <p className="text-muted">{text}</p>
      {none && <p>{none}</p>}
      <div className="campaign-ads-lists">
        {lists.map((list) => (
          <div key={list.tone}>
            <h3 className="campaign-ads-head" data-tone={list.tone}>
              <Icon name={list.tone === 'best' ? 'check' : 'alert'} className="size-5" />
              {list.title}
            </h3>
            <ol>
              {list.ads.map((ad) => (
                <li key={ad.key} className="campaign-ad">
                  {ad.thumbnail ? (
                    <img src={ad.thumbnail} alt="" width={56} height={56} loading="lazy" />
                  ) : (
                    <span className="campaign-ad-blank" aria-hidden>
                      <Icon name="megaphone" className="size-5" />
                    </span>
                  )}
                  <span>
                    <strong>{ad.name}</strong>
                    {ad.group && <small>{ad.group}</small>}
                  </span>
                  <span className="campaign-ad-cost">
                    <strong>{ad.cost}</strong>
                    <small>{ad.text}</small>
                  </span>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </section>
  ))
}
