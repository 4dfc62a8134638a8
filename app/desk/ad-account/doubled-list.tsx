import { Link } from 'react-router'

type Doubled = { name: string; text: string; files: { to: string; name: string }[] }

/** Campaigns that count twice, each with the files whose undoing ends that. */
export function DoubledList({ doubled }: { doubled: Doubled[] }) {
  return (
    <>
      <p>
        Vieram por arquivo sem a identificação, e a conta tem mais de uma campanha com o mesmo nome:
        não dá para saber qual é qual. Desfaça o arquivo e valem só os números da conexão.
      </p>
      <ul className="desk-rows" aria-label="Campanhas contadas em dobro">
        {doubled.map(({ name, text, files }) => (
          <li key={name}>
            <div className="desk-row-main">
              <p className="font-semibold">{name}</p>
              <p className="desk-quiet">{text}</p>
            </div>
            <div className="desk-row-acts">
              {files.map((file) => (
                <Link key={file.to} to={file.to} className="btn btn-ghost btn-sm">
                  Ver {file.name}
                </Link>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
