import { Icon } from '#app/ui/icon.tsx'
import type { PostsView } from './channel-view.server.ts'

function Post({ post, linkText }: { post: PostsView['posts'][number]; linkText: string }) {
  const { text, link, picture, when, figures } = post
  return (
    <li className="card post-card">
      {picture ? (
        <img src={picture} alt="" loading="lazy" decoding="async" className="post-picture" />
      ) : (
        <div className="post-picture" aria-hidden="true">
          <Icon name="camera" className="size-6" />
        </div>
      )}
      <div className="post-words">
        <p className="text-muted">{when}</p>
        <p className="post-text">{text}</p>
        <dl className="post-figures">
          {figures.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="num">{value}</dd>
            </div>
          ))}
        </dl>
        {link && (
          <p className="no-print">
            <a href={link} className="link" target="_blank" rel="noreferrer">
              {linkText}
              <span className="sr-only">, publicação de {when}, em outra aba</span>
            </a>
          </p>
        )}
      </div>
    </li>
  )
}

/** What was published in the period, the best first. */
export function PostSection({ list }: { list: PostsView }) {
  const id = `posts-${list.title.toLowerCase().replaceAll(/\W+/g, '-')}`
  return (
    <section className="posts" aria-labelledby={id}>
      <h2 id={id} className="title-3">
        {list.title}
      </h2>
      {list.more && <p className="text-muted">{list.more}</p>}
      {list.posts.length > 0 ? (
        <ul className="post-cards">
          {list.posts.map((post) => (
            <Post key={post.id} post={post} linkText={list.linkText} />
          ))}
        </ul>
      ) : (
        <p className="text-muted">{list.empty}</p>
      )}
    </section>
  )
}
