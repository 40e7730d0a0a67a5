-- Sends prepared requests one after the other. The file named by REQUESTS has one a line: session, company, origin and
-- body, with tabs between.
local requests = {}
local at = 0

function init(args)
  for line in io.lines(os.getenv("REQUESTS")) do
    local session, company, origin, body = line:match("^(.-)\t(.-)\t(.-)\t(.*)$")
    local headers = {
      ["content-type"] = "application/json",
      ["accept"] = "application/json",
      ["cookie"] = "__Host-sid=" .. session,
      ["origin"] = origin,
      ["x-back-office"] = "1",
      ["x-company"] = company,
    }
    requests[#requests + 1] = wrk.format("POST", "/graphql", headers, body)
  end
end

function request()
  at = at % #requests + 1
  return requests[at]
end

function done(summary, latency)
  local errors = summary.errors
  local failed = errors.status + errors.connect + errors.read + errors.write + errors.timeout
  io.write(string.format("RESULT %d %d %d %d %d\n", summary.requests, summary.duration, failed,
    latency:percentile(50), latency:percentile(99)))
end
