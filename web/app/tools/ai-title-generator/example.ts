export const example = { keyword: 'sourdough bread', contentType: 'blog_post' }
