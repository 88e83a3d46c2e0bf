// Who may import whom. Each rule names in its comment why it stands and what to do instead.
// Run with: npx depcruise --config tests/architecture/boundaries.config.cjs .

const apps = '^(?:shell|mfe-[^/]+)/'
const webCode = '^(?:shell|mfe-[^/]+|packages/(?:ui|portal-ui|bom-ui|shell-api))/src/'
const webPackages = '^packages/(?:ui|portal-ui|bom-ui|shell-api)/'
const workspaces = '^(?:shell|mfe-[^/]+|services/[^/]+|gateway|infra|tests|packages/[^/]+)/'
const onlyInTests = '(?:\\.test\\.tsx?|\\.bench\\.ts|\\.example\\.tsx?)$'
const npm = (names) => `^node_modules/(?:${names})/`
const packagesBut = (names) => `^packages/(?!(?:${names})/)`
// Files of a service that are one business act: their name begins with it. Words that are nouns as well are
// left out; what such a file decides shows by the policy it reaches.
const verb =
  '^(?:services/[^/]+|packages/bom-service)/src/[^/]+/(?:abort|accept|add|apply|archive|attach|begin|cancel|close|confirm|copy|create|decline|delete|erase|expire|finish|invalidate|merge|prepare|register|reject|remember|remind|remove|reopen|replace|reset|retype|revise|save|send|submit|suggest|undo|update|upload|withdraw|write)-[^/.]+\\.ts$'

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

module.exports = {
  forbidden: [
    rule(
      'contracts-zod-only',
      'Contracts are read by both sides of the wire: zod and nothing else. Move the code to domain or to the side that needs it.',
      { path: '^packages/contracts/src/', pathNot: onlyInTests },
      { pathNot: ['^packages/contracts/', npm('zod')] },
    ),
    rule(
      'domain-contracts-only',
      'Rules are pure, so that form and server can share them: only contracts, no node:*, no library. Hand in what the rule needs as an argument.',
      { path: '^packages/domain/src/', pathNot: onlyInTests },
      { pathNot: ['^packages/(?:domain|contracts)/'] },
    ),
    rule(
      'ui-knows-no-domain',
      'The kit knows neither domain nor network: react, its base library and itself. Give the component its data and words as props.',
      { path: '^packages/ui/src/', pathNot: onlyInTests },
      {
        path: [
          '^packages/(?!ui/)',
          '^services/',
          apps,
          npm(
            'react-router|react-router-dom|@tanstack/react-query|react-i18next|i18next|zod|zustand|keycloak-js',
          ),
        ],
      },
    ),
    rule(
      'shell-api-stands-alone',
      'shell-api is what every microfrontend builds on: react, its libraries and contracts. Move what needs more into the shell or the kit.',
      { path: '^packages/shell-api/src/', pathNot: onlyInTests },
      { path: [packagesBut('shell-api|contracts'), npm('@mantine|@tabler|react-toastify|keycloak-js')] },
    ),
    rule(
      'portal-ui-allowed-packages',
      'portal-ui is what every screen is made of, whatever it shows: shell-api and the kit. What knows an article or an offer belongs to the feature.',
      { path: '^packages/portal-ui/src/', pathNot: onlyInTests },
      { path: packagesBut('portal-ui|shell-api|ui') },
    ),
    rule(
      'bom-ui-allowed-packages',
      'bom-ui serves two microfrontends: contracts, domain, shell-api and the kit. Anything else belongs to the microfrontend that needs it.',
      { path: '^packages/bom-ui/src/', pathNot: onlyInTests },
      { path: packagesBut('bom-ui|contracts|domain|shell-api|ui') },
    ),
    rule(
      'spreadsheet-stands-alone',
      'Reading tables safely knows nothing of articles or parts lists. Decide what cells mean in domain.',
      { path: '^packages/spreadsheet/src/', pathNot: onlyInTests },
      { path: packagesBut('spreadsheet') },
    ),
    rule(
      'service-kit-contracts-only',
      'The kit serves every service and knows the business of none: of our packages only contracts. Put business into the service.',
      { path: '^packages/service-kit/src/', pathNot: onlyInTests },
      { path: packagesBut('service-kit|contracts') },
    ),
    rule(
      'bom-service-allowed-packages',
      'bom-service reads, judges and matches parts lists for two services: contracts, domain, spreadsheet and the kit. Whose list it is, the service tells it through BomOwner.',
      { path: '^packages/bom-service/src/', pathNot: onlyInTests },
      { path: packagesBut('bom-service|contracts|domain|spreadsheet|service-kit') },
    ),
    rule(
      'stored-lists-know-no-act',
      'How a list is stored and what a company mapped before lie below all that is done with a list. Move what both need into list/, or hand it in.',
      { path: '^packages/bom-service/src/(?:keeper|list|remembered)/', pathNot: onlyInTests },
      { path: '^packages/bom-service/src/(?:change|estimate|generated|mapping|matching|reading)/' },
    ),
    rule(
      'apps-never-each-other',
      'Shell and microfrontends are deployed one by one. Link by address, or use a slot of shell-api.',
      { path: '^(shell|mfe-[^/]+)/' },
      { path: apps, pathNot: '^$1/' },
    ),
    rule(
      'packages-never-apps',
      'A package is below apps, services and gateway and must not know them. Turn the dependency round: hand it in.',
      { path: '^packages/(?!testing/)[^/]+/src/', pathNot: onlyInTests },
      { path: [apps, '^services/', '^gateway/', '^infra/', '^tests/'] },
    ),
    rule(
      'web-never-server',
      'Code for the browser never takes server code along. Call the endpoint through shell-api.',
      { path: webCode, pathNot: onlyInTests },
      {
        path: [
          '^services/',
          '^gateway/',
          '^infra/',
          '^packages/(?:bom-service|service-kit|spreadsheet|testing)/',
          npm('hono|@hono|kysely|pg|nats|undici|pino'),
        ],
      },
    ),
    rule(
      'web-never-node',
      'There is no node:* in a browser. Use the Web API of the same purpose.',
      { path: webCode, pathNot: onlyInTests },
      { dependencyTypes: ['core'] },
    ),
    rule(
      'services-never-each-other',
      'Services are deployed, migrated and restarted one by one. Ask through the internal client, or listen to its event.',
      { path: '^services/([^/]+)/' },
      { path: '^services/', pathNot: '^services/$1/' },
    ),
    rule(
      'services-never-web',
      'A service renders no screen. Put what both sides need into domain or contracts.',
      { path: '^services/' },
      { path: [webPackages, apps, npm('react|react-dom|@mantine|react-i18next')] },
    ),
    rule(
      'features-never-each-other',
      'A feature can be deleted by deleting its folder. Compose features in a screen.',
      { path: '^((?:shell|mfe-[^/]+)/src/features)/([^/]+)/' },
      { path: '^$1/', pathNot: '^$1/$2/' },
    ),
    rule(
      'features-never-screens',
      'Screens compose features, never the other way. Pass what the feature needs as props.',
      { path: '^(?:shell|mfe-[^/]+)/src/features/' },
      { path: '^(?:shell|mfe-[^/]+)/src/screens/' },
    ),
    rule(
      'hono-only-in-routes',
      'A verb is called by routes, consumers and jobs alike and knows no HTTP. Translate in x.routes.ts.',
      {
        path: ['^services/[^/]+/src/', '^packages/bom-service/src/'],
        pathNot: ['\\.routes\\.ts$', '/src/(?:app|main)\\.ts$', '/live-stream/', onlyInTests],
      },
      { path: npm('hono|@hono') },
    ),
    rule(
      'verbs-never-routes',
      'A verb knows no route. Let the route call the verb.',
      {
        path: ['^services/[^/]+/src/', '^packages/bom-service/src/'],
        pathNot: ['\\.routes\\.ts$', '/src/(?:app|main|index)\\.ts$', onlyInTests],
      },
      { path: '\\.routes\\.ts$' },
    ),
    rule(
      'app-only-from-main',
      'app.ts puts the service together and reaches all of it: whoever imports it back, a type too, closes a circle through every file. Give what both need a file of its own.',
      { path: '^services/[^/]+/src/', pathNot: ['^services/[^/]+/src/main\\.ts$', onlyInTests] },
      { path: '^services/[^/]+/src/app\\.ts$' },
    ),
    rule(
      'sql-only-in-queries',
      'Statements stand where one looks for them. Write a function in x.queries.ts and call it (a type import is fine).',
      {
        path: '^(?:services|packages|gateway)/',
        pathNot: ['\\.queries\\.ts$', '/src/database/', '^packages/(?:service-kit|testing)/', onlyInTests],
      },
      { path: npm('kysely|pg'), dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'queries-never-verbs',
      'A query is the bottom: it reads or writes, and decides nothing. Pass in what it needs.',
      { path: '\\.queries\\.ts$' },
      { path: verb },
    ),
    rule(
      'queries-never-policies',
      'A query filters by company in its statement and asks no policy. Let the verb ask before.',
      { path: '\\.queries\\.ts$' },
      { path: '\\.(?:policy|presenter|routes)\\.ts$' },
    ),
    rule(
      'nats-only-in-service-kit',
      'The NATS client has a successor, and only service-kit shall notice. Use publish and startConsumer.',
      {
        path: '^(?:services|gateway|packages)/',
        pathNot: ['^packages/(?:service-kit|testing)/', onlyInTests],
      },
      { path: npm('nats') },
    ),
    rule(
      'router-through-the-facade',
      'Two routers on one page find nothing of each other. Import from @schrankwerk/shell-api/router.',
      { path: '^(?:shell|mfe-[^/]+|packages/(?!shell-api/)[^/]+)/' },
      { path: npm('react-router|react-router-dom') },
    ),
    rule(
      'mantine-only-in-ui',
      'One kit, wrapped once. Use or extend @schrankwerk/ui.',
      { path: '^(?:shell|mfe-[^/]+|packages/(?!ui/)[^/]+)/' },
      { path: npm('@mantine|react-toastify') },
    ),
    rule(
      'keycloak-only-in-shell',
      'One session per page, owned by the shell. Use useSession or getToken of shell-api.',
      { path: '.', pathNot: '^shell/src/session/' },
      { path: npm('keycloak-js') },
    ),
    rule(
      'gateway-knows-no-domain',
      'The gateway knows no word of the product beyond its routing table. Put the knowledge into the service behind.',
      { path: '^gateway/', pathNot: onlyInTests },
      { path: [workspaces], pathNot: '^gateway/' },
    ),
    rule(
      'only-through-exports',
      'The exports of a package are its only doors. Import @schrankwerk/<name>, and export what is missing there.',
      { path: '^(shell|mfe-[^/]+|services/[^/]+|gateway|infra|tests|packages/[^/]+)/' },
      { path: workspaces, pathNot: '^$1/', dependencyTypes: ['local'] },
    ),
    rule(
      'production-never-testing',
      'What ships must not need what tests need. Move the code, or import it in a test only.',
      {
        path: '^(?:shell|mfe-[^/]+|services/[^/]+|gateway|packages/(?!testing/)[^/]+)/src/',
        pathNot: onlyInTests,
      },
      {
        path: [
          '^packages/testing/',
          onlyInTests,
          npm('vitest|@testing-library|fast-check|jsdom|@playwright'),
        ],
      },
    ),
    rule(
      'tests-only-from-outside',
      'tests/ proves the product as people meet it. Test insides beside their source.',
      { path: '^tests/', pathNot: '^tests/architecture/' },
      { path: ['^services/', '^gateway/', apps, '^packages/(?!(?:contracts|domain|spreadsheet|testing)/)'] },
    ),
    rule(
      'no-cycles',
      'Files in a circle cannot be loaded, understood or deleted one by one. Move what both need into a third (a type import alone is no circle).',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    rule(
      'no-orphans',
      'Nothing leads here and it leads nowhere: dead code. Delete it, or use it.',
      {
        orphan: true,
        pathNot: [
          '(?:^|/)(?:main|index|portal)\\.tsx?$',
          '\\.d\\.ts$',
          '\\.config\\.[cm]?[jt]s$',
          '^(?:infra|tests)/',
          '^packages/testing/src/[^/]+-setup\\.ts$',
          '/public/',
          onlyInTests,
        ],
      },
      {},
    ),
    rule(
      'no-unresolvable',
      'This import leads nowhere, or past the exports of a package. Correct it, or add the dependency.',
      {},
      { couldNotResolve: true },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['(?:^|/)(?:dist|\\.cache|\\.turbo|test-results)/', '(?:^|/)\\.schrankwerk'] },
    tsPreCompilationDeps: true,
    moduleSystems: ['es6', 'cjs'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'browser', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.d.ts'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}
