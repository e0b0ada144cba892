import { useText } from 'shared-state/runtime'
import { Panel } from 'ui/panel'
import { lookUps } from '../../look-ups.ts'
import { toolsText } from '../../strings/keys.ts'
import { calculatorLinks } from '../../tool-links/calculator-links.ts'
import { ToolLinks } from '../../tool-links/tool-links.tsx'
import { toolsForTopics } from './tools-for-topics.ts'

/** Slot article.tools: the tools that an article's topics need; nothing if there are none. */
export function ArticleTools({ props: { tags } }: { props: { tags: string } }) {
  const t = useText()
  const paths = toolsForTopics(tags)
  const links = paths.flatMap(path => [...calculatorLinks, ...lookUps].filter(link => link.path === path))
  if (links.length === 0) return null
  return (
    <Panel title={t(toolsText.toolsForArticle)}>
      <ToolLinks links={links} />
    </Panel>
  )
}
