-- Sends the prepared requests one after the other, each connection from another place: ENV REQUESTS names a file with one
-- request a line: headers as "name=value" pairs and the body, separated by tabs.
local requests = {}
local count = 0
local at = 0
function init(args)
  for line in io.lines(os.getenv("REQUESTS")) do
    local tab = line:find("\t")
    local headers = { ["content-type"] = "application/json", ["accept"] = "application/json" }
    for name, value in line:sub(1, tab - 1):gmatch("([^=;]+)=([^;]+)") do headers[name] = value end
    if headers["session"] then headers["cookie"] = "__Host-sid=" .. headers["session"] headers["session"] = nil end
    count = count + 1
    requests[count] = wrk.format("POST", "/graphql", headers, line:sub(tab + 1))
  end
end
function request()
  at = at % count + 1
  return requests[at]
end
function done(summary, latency)
  io.write(string.format("RESULT %d %d %d %d %d %d\n", summary.requests, summary.duration, summary.errors.status + summary.errors.connect + summary.errors.read + summary.errors.write + summary.errors.timeout, latency:percentile(50), latency:percentile(99), summary.bytes))
end
