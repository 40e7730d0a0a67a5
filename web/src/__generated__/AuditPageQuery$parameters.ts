/**
 * @generated SignedSource<<94ebb19a6a250600a68688368712ddf7>>
 * @relayHash 7a915524d7c0f806ee7868bc879634c0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fdd48497ff543820d89ff3943a7a5429b7b126b4c7f7221730dea4e82d7f5624

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AuditPageQuery } from './AuditPageQuery.graphql';

const node: PreloadableConcreteRequest<AuditPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fdd48497ff543820d89ff3943a7a5429b7b126b4c7f7221730dea4e82d7f5624",
    "metadata": {},
    "name": "AuditPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
