/**
 * @generated SignedSource<<e2bad08116947133664374ab44b26c8a>>
 * @relayHash b9e672851eb116406e7471e68c460b7b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 96838228116197532ae9325f88e7c525e6c56027e33f16b6069f1460bdeb588f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NotificationsPageQuery } from './NotificationsPageQuery.graphql';

const node: PreloadableConcreteRequest<NotificationsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "96838228116197532ae9325f88e7c525e6c56027e33f16b6069f1460bdeb588f",
    "metadata": {},
    "name": "NotificationsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
