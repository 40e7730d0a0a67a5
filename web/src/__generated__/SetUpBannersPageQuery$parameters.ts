/**
 * @generated SignedSource<<c5efeb0d468a69e43cb4be45d1364213>>
 * @relayHash 6d739695626228fd054399bdc060be9d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e4c66a5452cb0f0668ea8d83716dd438ef324159c5f49c2fde21159579da2dfa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SetUpBannersPageQuery } from './SetUpBannersPageQuery.graphql';

const node: PreloadableConcreteRequest<SetUpBannersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e4c66a5452cb0f0668ea8d83716dd438ef324159c5f49c2fde21159579da2dfa",
    "metadata": {},
    "name": "SetUpBannersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
