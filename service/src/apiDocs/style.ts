/** Style of the page of calls, light and dark. */
export const apiDocsStyle = `:root{color-scheme:light dark;--page:#f6f8f7;--card:#fff;--text:#1b2420;--soft:#55625b;--line:#d8dfdb;--link:#1f6b4a;--get:#1f6b4a;--post:#8a5a00;--put:#4a4aa8;--delete:#a8322d}
@media(prefers-color-scheme:dark){:root{--page:#111714;--card:#1a211e;--text:#e7eeea;--soft:#a4b2ab;--line:#313d37;--link:#7fd1a8;--get:#7fd1a8;--post:#e6b45c;--put:#a9a9f5;--delete:#f0938e}}
*{box-sizing:border-box}body{margin:0;background:var(--page);color:var(--text);font:15px/1.5 system-ui,sans-serif}
header,main{max-width:68rem;margin:0 auto;padding:1.25rem 1rem}h1{margin:0;font-size:1.6rem}h2{font-size:1.1rem;margin:1.5rem 0 .5rem}h4{margin:.75rem 0 .25rem}
a{color:var(--link)}code{font:13px/1.4 ui-monospace,monospace}input{font:inherit;padding:.5rem .75rem;width:min(24rem,100%);border:1px solid var(--line);border-radius:8px;background:var(--card);color:inherit}
details{background:var(--card);border:1px solid var(--line);border-radius:10px;margin:.4rem 0}summary{padding:.55rem .75rem;cursor:pointer;display:flex;flex-wrap:wrap;gap:.6rem;align-items:baseline}
summary span{color:var(--soft);flex:1 1 16rem}summary b{min-width:4rem}summary i{font-style:normal;font-size:12px;border:1px solid var(--line);border-radius:99px;padding:0 .6rem}
.get{color:var(--get)}.post{color:var(--post)}.put{color:var(--put)}.delete{color:var(--delete)}.extension{opacity:.75}
details>div{padding:0 .9rem .9rem;overflow-x:auto}table{border-collapse:collapse;width:100%}td,th{text-align:left;vertical-align:top;padding:.2rem .75rem .2rem 0;border-bottom:1px solid var(--line)}[hidden]{display:none}`;
