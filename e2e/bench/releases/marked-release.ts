import { textKey } from '../../portal/known-texts.ts'
import { changedArea } from '../../portal/release-copies.ts'
import { publishChanged } from '../../portal/releases.ts'

export const markedPage = '/en/tools.html'

/** Publishes a release of tools with its version in the title (from its code) and in the heading (from its texts). */
export async function publishMarked(dataDir: string, version: string): Promise<void> {
  const marking = `area => ({ ...area, routes: area.routes.map(route => ({ ...route, head: (...given) => ({ ...route.head(...given), title: 'code ${version}' }) })) })`
  const heading = textKey('mf-tools', 'tools')
  await publishChanged(dataDir, 'mf-tools', version, ({ web, node, container }) => ({
    [node.entry]: changedArea.inNode(marking),
    [web.entry]: changedArea.inBrowser(container, marking),
    ...Object.fromEntries(
      Object.values(web.strings).map(file => [
        file,
        (text: string) => JSON.stringify({ ...JSON.parse(text), [heading]: `texts ${version}` }),
      ]),
    ),
  }))
}

/** Every version of tools in a page: exactly one, unless the page is mixed. */
export function versionsIn(html: string, releasesHeader: string): Set<string> {
  const state = /<script type="application\/json" id="page-state">([^<]*)<\/script>/.exec(html)?.[1] ?? '{}'
  const { snapshot } = JSON.parse(state) as { snapshot?: { areas: { tools: { version: string } } } }
  const named = [
    /tools=(\S+)/.exec(releasesHeader)?.[1],
    /<title>code (\S+)/.exec(html)?.[1],
    /<h1[^<>]*>texts ([^<]*)/.exec(html)?.[1],
    snapshot?.areas.tools.version,
    ...[...html.matchAll(/(?:href|src)="\/releases\/tools\/([^/"]+)\//g)].map(([, version]) => version),
  ]
  return new Set(named.map(version => version ?? 'none'))
}
