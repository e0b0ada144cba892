/** Paths of the user menu's pages, without the language (spec 2.2, decisions 1). */
export const userMenuPaths = {
  messages: '/user/messages.html',
  posts: '/user/release.html',
  following: '/user/attention.html',
  followers: '/user/fans.html',
  orders: '/user/orderList.html',
  security: '/user/security.html',
  setting: '/user/setting.html',
} as const
