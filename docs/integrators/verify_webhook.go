// Package webhook verifies webhooks: webhook.IsGenuine(request.Header.Get, body, secret)
package webhook

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"strconv"
	"strings"
	"time"
)

// IsGenuine takes what reads a header, and the body to the byte.
func IsGenuine(header func(name string) string, body []byte, secret string) bool {
	id, timestamp := header("webhook-id"), header("webhook-timestamp")
	seconds, err := strconv.ParseInt(timestamp, 10, 64)
	age := time.Now().Unix() - seconds
	if id == "" || err != nil || age > 300 || age < -300 {
		return false
	}
	key, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(secret, "whsec_"))
	if err != nil {
		return false
	}
	signature := hmac.New(sha256.New, key)
	signature.Write([]byte(id + "." + timestamp + "."))
	signature.Write(body)
	expected := "v1," + base64.StdEncoding.EncodeToString(signature.Sum(nil))
	// While a secret is replaced there are two signatures: one of them is enough.
	for _, given := range strings.Fields(header("webhook-signature")) {
		if hmac.Equal([]byte(given), []byte(expected)) {
			return true
		}
	}
	return false
}
